/** Made by `npm run generate` from src/services.ts: do not edit. */
import type { operations as awards } from './awards.js';
import type { operations as events } from './events.js';

/** Service → its operations. */
export interface Services {
  awards: awards;
  events: events;
}
