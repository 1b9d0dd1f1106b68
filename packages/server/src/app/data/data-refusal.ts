/** Why nothing is moved, backed up or restored, in a sentence for the person at the terminal. */
export class DataRefusal extends Error {}
