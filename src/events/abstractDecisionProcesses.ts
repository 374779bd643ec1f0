import { resource } from '../resource.js';

export const abstractDecisionProcesses = resource('abstractDecisionProcesses', {});
