/** `npm run demo`: shows Gala in use. */
import { runDemo } from './demo/run.js';

const code = await runDemo({ args: process.argv.slice(2), env: process.env, output: console });
if (code !== 0) process.exit(code);
