import { resource } from '../document/resource.js';
import { publicPage } from '../verbs/public.js';

export const miscellaneousEvents = resource('miscellaneousEvents', {
  indexes: [{ fields: ['event_id'] }],
  own: { listPublicByEvent: publicPage('miscellaneousEvents', 'listPublicByEvent', { event_id: 'event_id' }) },
});
