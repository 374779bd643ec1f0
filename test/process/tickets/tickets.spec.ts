import { describeTwoServers } from './twoServers.js';

describeTwoServers('embedded store', async () => ({ environment: {}, discard: async () => {} }));
