import { resource } from '../document/resource.js';

export const savedReports = resource('savedReports', { lists: { listByApp: { app: 'app' } } });
