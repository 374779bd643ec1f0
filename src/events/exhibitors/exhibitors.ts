import { resource } from '../../document/resource.js';
import { publicPage } from '../../verbs/public.js';
import { checkAllowance, contactAllowanceForRegistration, getContactAllowance } from './contactAllowance.js';

export const exhibitors = resource('exhibitors', {
  lists: { listByEvent: { event_id: 'event_id' }, listByOrganization: { organization_id: 'organization_id' } },
  check: checkAllowance,
  own: {
    listPublicByEvent: publicPage('exhibitors', 'listPublicByEvent', { event_id: 'event_id' }),
    getContactAllowance,
    contactAllowanceForRegistration,
  },
});
