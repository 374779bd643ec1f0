import { resource } from '../document/resource.js';

export const exhibitorShowFloors = resource('exhibitorShowFloors', {
  lists: { listByEvent: { event_id: 'event_id' } },
});
