/** Loaded before a server that is not tested for how long it waits (`node --import`): what may be slow may be ten times as slow. */
const usual = globalThis.setTimeout;
const patient = (task: () => void, ms = 0, ...given: []) => usual(task, ms < 1000 ? ms : 10 * ms, ...given);
globalThis.setTimeout = Object.assign(patient, usual) as typeof usual;
