import { resource } from '../document/resource.js';

export const abstractApprovalProcesses = resource('abstractApprovalProcesses', {
  lists: { listByEvent: { event_id: 'event_id' } },
});
