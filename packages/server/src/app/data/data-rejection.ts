/** Reason why nothing is moved, backed up or restored, as a sentence for the terminal. */
export class DataRejection extends Error {}
