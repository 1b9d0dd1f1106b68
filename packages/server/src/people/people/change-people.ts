import { conflict } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../core/db/index.ts'
import { hasAdmin } from './company-roles-store.ts'

/** Changes a company's people in one transaction, unless that would remove its last administrator (OQ-28, OQ-31). */
export async function changePeople<T>(
  db: Database,
  { companyId, lastAdmin }: { companyId: number; lastAdmin: string },
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockPeople(tx, companyId)
    const hadAdmin = await hasAdmin(tx, companyId)
    const result = await change(tx)
    if (hadAdmin && !(await hasAdmin(tx, companyId))) throw conflict(lastAdmin, 'LAST_ADMIN')
    return result
  })
}

/** Serializes transactions that change a company's people, roles and groups. */
export async function lockPeople(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('people'), ${companyId})`)
}

/** Serializes transactions that register or change companies, so that no two take the same name, address or device. */
export async function lockRegistration(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('registration'))`)
}
