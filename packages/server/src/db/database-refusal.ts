/** The database could not be opened, in a sentence for the person who started the shop. */
export class DatabaseRefusal extends Error {}
