import { describeUnderLoad } from '../process/workers/underLoad.js';
import { freshUrl } from './support/server.js';

const store = () => {
  const url = freshUrl();
  return url === undefined ? undefined : { MONGODB_URL: url };
};
describeUnderLoad(' on MongoDB', store, false);
