import { describeOnce } from './killed.js';

describeOnce('embedded store', async () => ({ environment: {}, discard: async () => {} }));
