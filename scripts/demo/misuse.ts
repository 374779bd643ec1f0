/** An error that the user of the demo can fix; its message says how. */
export class Misuse extends Error {}
