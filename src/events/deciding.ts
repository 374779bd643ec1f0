import { Fault } from '../fault.js';

// biome-ignore lint/suspicious/noExplicitAny: to come
const later = async (): Promise<any> => {
  throw Fault.of('not_applied');
};

export const deciding = { decide: later, release: later, setStatus: later, previewEmail: later };
export const authors = { confirm: later, withdraw: later };
