import { Document } from '../../src/schema/document.js';
import { services } from '../../src/services.js';
import { houseRules } from '../support/house-rules.js';

for (const name of Object.keys(services)) houseRules(Document.load(name));
