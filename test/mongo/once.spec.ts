import { describeOnce } from '../process/once/killed.js';
import { freshEnvironment } from './support/environment.js';

describeOnce('MongoDB', freshEnvironment, 12);
