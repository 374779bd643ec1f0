import { publicPage } from '../public.js';
import { resource } from '../resource.js';

export const miscellaneousEvents = resource('miscellaneousEvents', {
  indexes: [{ fields: ['event_id'] }],
  own: { listPublicByEvent: publicPage('miscellaneousEvents', 'listPublicByEvent', { event_id: 'event_id' }) },
});
