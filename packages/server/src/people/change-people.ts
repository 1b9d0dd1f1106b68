import { conflict } from '@volute/domain/kernel'
import type { Database, Transaction } from '../db/index.ts'
import { hasAdmin, lockPeople } from './people-store.ts'

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
