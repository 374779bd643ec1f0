import { resource } from '../document/resource.js';

export const applicationProcesses = resource('applicationProcesses', {
  lists: { listByAward: { award_id: 'award_id' } },
});
