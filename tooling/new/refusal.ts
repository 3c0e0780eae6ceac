/** Something that the person at the keyboard can put right; its message is a sentence to them. */
export class Refusal extends Error {}
