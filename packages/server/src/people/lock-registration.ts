import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/index.ts'

/**
 * Lets registrations and changes of companies pass one after the other until the transaction ends, so that two never
 * take one name, address or device.
 */
export async function lockRegistration(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('registration'))`)
}
