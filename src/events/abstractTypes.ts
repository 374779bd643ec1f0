import { resource } from '../document/resource.js';

export const abstractTypes = resource('abstractTypes', { lists: { listByEvent: { event_id: 'event_id' } } });
