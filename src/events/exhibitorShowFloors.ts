import { resource } from '../resource.js';

export const exhibitorShowFloors = resource('exhibitorShowFloors', {
  lists: { listByEvent: { event_id: 'event_id' } },
});
