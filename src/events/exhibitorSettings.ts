import { resource } from '../document/resource.js';

export const exhibitorSettings = resource('exhibitorSettings', { indexes: [{ fields: ['event_id'] }] });
