import { resource } from '../document/resource.js';

export const exhibitorContactTypes = resource('exhibitorContactTypes', {});
