/** Failure to open the database, in a sentence for the person who started the shop. */
export class DatabaseRejection extends Error {}

/** The embedded database does not start on its files; pass the reason only if it is useful. */
export function damaged(dataDir: string, reason?: string): DatabaseRejection {
  return new DatabaseRejection(
    `The embedded database in the data folder ${dataDir} cannot be opened${reason ? ` (${reason})` : ''}: its files are ` +
      'damaged, not readable, or the disk is full. Restore a copy of the folder, or move it away to start again with an empty one.',
  )
}

export function unusable(dataDir: string, { message }: Error): DatabaseRejection {
  return new DatabaseRejection(`The data folder ${dataDir} of DATA_DIR cannot be used (${message}).`)
}
