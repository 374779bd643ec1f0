import type { Definition } from '../../records/registry.js';
import { publicIndex, publicPage } from '../../verbs/public.js';
import { checkExhibitor } from './checkAllowance.js';
import { contactAllowanceForRegistration, getContactAllowance } from './contactAllowance.js';

export const exhibitors: Definition<'exhibitors'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByOrganization: { organization_id: 'organization_id' } },
  indexes: [publicIndex('event_id')],
  check: checkExhibitor,
  operations: {
    listPublicByEvent: publicPage('exhibitors', 'listPublicByEvent', { event_id: 'event_id' }),
    getContactAllowance,
    contactAllowanceForRegistration,
  },
};
