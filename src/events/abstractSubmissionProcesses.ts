import { resource } from '../document/resource.js';

export const abstractSubmissionProcesses = resource('abstractSubmissionProcesses', {});
