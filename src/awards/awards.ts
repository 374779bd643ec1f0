import { resource } from '../document/resource.js';

export const awards = resource('awards', {});
