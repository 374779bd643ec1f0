import { resource } from '../document/resource.js';

export const exhibitorRegistrations = resource('exhibitorRegistrations', {
  lists: { listByExhibitor: { exhibitor_id: 'exhibitor_id' } },
});
