import type { Definition } from '../../records/registry.js';
import { checkRegistration } from './checkAllowance.js';

export const exhibitorRegistrations: Definition<'exhibitorRegistrations'> = {
  lists: { listByExhibitor: { exhibitor_id: 'exhibitor_id' } },
  check: checkRegistration,
};
