export { withLock } from './fileWriting.js';
