/** Every filter of every search: what it finds, and what it leaves, of records that differ in its field alone. */
import { filters } from '../suites/filters.js';
import { describeApi } from '../support/api.js';

describeApi('The filters of', filters());
