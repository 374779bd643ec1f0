import { resource } from '../resource.js';

export const abstractSubmissionProcesses = resource('abstractSubmissionProcesses', {});
