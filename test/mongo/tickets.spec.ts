import { describeTwoServers } from '../process/tickets/twoServers.js';
import { freshEnvironment } from './support/environment.js';

describeTwoServers('MongoDB', freshEnvironment);
