const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether writing to a member of this name could change the prototype of an object. */
export const isPrototypeName = (name: string) => prototypeNames.has(name);
