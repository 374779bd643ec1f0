import { describeLimits } from './twoProcesses.js';

describeLimits('on one folder', () => ({}), false);
