/** A guide: all that it needs a script for is whether there is a console. */
import { about } from './site.js';

await about();
