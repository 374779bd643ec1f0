import { resource } from '../resource.js';

export const exhibitorSettings = resource('exhibitorSettings', { indexes: [{ fields: ['event_id'] }] });
