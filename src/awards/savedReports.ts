import { resource } from '../resource.js';

export const savedReports = resource('savedReports', { lists: { listByApp: { app: 'app' } } });
