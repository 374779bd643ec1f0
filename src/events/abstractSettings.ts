import { resource } from '../document/resource.js';

export const abstractSettings = resource('abstractSettings', {});
