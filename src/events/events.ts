import { resource } from '../resource.js';

export const events = resource('events', {});
