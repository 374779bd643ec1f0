import { describeFollowing } from '../process/following/twoServers.js';
import { secret, serversFolder, started } from '../process/support/process.js';
import { between } from './support/between.js';
import { freshUrl } from './support/server.js';

const data = serversFolder(true);

describeFollowing('on one MongoDB', async () => {
  const url = freshUrl();
  if (url === undefined) return undefined;
  const network = await between(url);
  const environment = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' };
  const slow = await started({ ...environment, MONGODB_URL: network.url });
  const quick = await started({ ...environment, MONGODB_URL: url });
  return { slow, quick, ...network };
});
