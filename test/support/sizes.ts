/** Bytes of memory. */
export const megabytes = (count: number) => count * 1024 * 1024;
