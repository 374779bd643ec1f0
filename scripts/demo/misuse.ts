/** Something that the caller of the demo can put right; its message says what. */
export class Misuse extends Error {}
