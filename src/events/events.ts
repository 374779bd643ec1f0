import { resource } from '../document/resource.js';

export const events = resource('events', {});
