import { resource } from '../resource.js';

export const exhibitorContactTypes = resource('exhibitorContactTypes', {});
