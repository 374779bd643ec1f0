/** Loaded before a server (`node --import`): its commits take two seconds longer, as on a disk that is slow. */
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';

const { commit } = EmbeddedStore.prototype;
EmbeddedStore.prototype.commit = async function (changes) {
  await sleep(2000);
  await commit.call(this, changes);
};
