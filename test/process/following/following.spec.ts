import { secret, serversFolder, started } from '../support/process.js';
import { describeFollowing } from './twoServers.js';

const data = serversFolder(true);

describeFollowing('in one folder', async () => {
  const environment = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' };
  const slow = await started(environment, { node: ['--import', new URL('./slowCommits.js', import.meta.url).href] });
  return { slow, quick: await started(environment) };
});
