import { resource } from '../document/resource.js';

export const abstractDecisionProcesses = resource('abstractDecisionProcesses', {});
