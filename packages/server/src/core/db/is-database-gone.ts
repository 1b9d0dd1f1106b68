/**
 * PostgreSQL codes: broken connection (08), standby (25006), full disk or no connection left (53), server stopping or
 * starting (57P0).
 */
const postgresCodes = /^(08|25006|53|57P0)/
const systemCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']
/** Messages of node-postgres without a code. */
const sentences = /^(Connection terminated|timeout expired|no server of DATABASE_URL)|is not queryable/

/** True if a query failed because no database was there to answer it; the same call succeeds later. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message, cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  return (
    postgresCodes.test(code) || systemCodes.includes(code) || sentences.test(message) || isDatabaseGone(cause)
  )
}
