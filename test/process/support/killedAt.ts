/** Loaded before a command (`node --import`): KILLED_AT=renameSync:2 kills it, as kill -9 does, instead of its second rename. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [name = '', count] = (process.env.KILLED_AT ?? '').split(':');
const functions = fs as unknown as Record<string, (...values: unknown[]) => unknown>;
const usual = functions[name];
let calls = 0;
functions[name] = (...values) => {
  if (++calls === Number(count)) for (;;) process.kill(process.pid, 'SIGKILL');
  return usual?.(...values);
};
syncBuiltinESMExports();
