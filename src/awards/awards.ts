import { resource } from '../resource.js';

export const awards = resource('awards', {});
