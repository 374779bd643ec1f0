export { WatchedFile } from './settingsFile.js';
