import { describeOlderRelease } from '../suites/store/olderRelease.js';
import { suiteStores } from './support/server.js';

describe('The store on MongoDB', () => {
  const { open } = suiteStores();
  describeOlderRelease('MongoDB', open);
});
