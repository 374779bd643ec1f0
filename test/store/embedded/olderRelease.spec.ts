import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { describeOlderRelease } from '../../suites/store/olderRelease.js';
import { freshFolder } from '../../support/folder.js';

describe('The embedded store', () => {
  const folder = freshFolder(true);
  describeOlderRelease('embedded', async () => new EmbeddedStore({ path: folder.path, isScratch: true }));
});
