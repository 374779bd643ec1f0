import { stock } from '../../suites/stock.js';
import { describeApi } from '../../support/api.js';

describeApi('Stock', stock);
