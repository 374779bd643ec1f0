import { describeUnderLoad } from '../process/workers/underLoad.js';
import { freshUrl } from './support/server.js';

describeUnderLoad(' on MongoDB', () => {
  const url = freshUrl();
  return url === undefined ? undefined : { MONGODB_URL: url };
});
