import { resource } from '../document/resource.js';

export const exhibitorBooths = resource('exhibitorBooths', { lists: { listByEvent: { event_id: 'event_id' } } });
