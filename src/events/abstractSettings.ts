import { resource } from '../resource.js';

export const abstractSettings = resource('abstractSettings', {});
