import { toBasisPoints } from '@volute/domain/core/pricing'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import { writeAccounts, writeDistributors } from './account-store.ts'
import type { ErpPort } from '@volute/erp'

interface Following {
  db: Database
  erp: ErpPort
  log: Log
}

/** Syncs accounts and their discounts from the ERP; missing ones are kept (STEP-07). */
export async function keepAccounts({ db, erp, log }: Following): Promise<void> {
  const listed = (await erp.listCustomers()).map(({ identifier, name, discountPercent }) => ({
    identifier,
    name: name.slice(0, 100),
    discountBasisPoints: toBasisPoints(Number(discountPercent)),
  }))
  const left = await writeAccounts(db, listed)
  if (left.length > 0)
    log.warn({ accounts: left }, 'accounts that the ERP does not list, or not rightly, are left alone')
}

/** Syncs distributors in the same way. */
export async function keepDistributors({ db, erp, log }: Following): Promise<void> {
  const listed = (await erp.listDistributors()).map(({ code, name }) => ({ code, name: name.slice(0, 100) }))
  const left = await writeDistributors(db, listed)
  if (left.length > 0)
    log.warn(
      { distributors: left },
      'distributors that the ERP does not list, or not rightly, are left alone',
    )
}
