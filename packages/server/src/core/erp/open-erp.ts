import type { Database } from '../db/index.ts'
import { openOrderDesk } from './desk/order-desk.ts'
import type { ErpPort } from '@volute/erp'
import { openErpAt } from './schemes.ts'

/** Opens the ERP that `ERP_URL` names, or the order desk. */
export const openErp = (erpUrl: string | undefined, db: Database, now: () => Date): ErpPort =>
  erpUrl === undefined ? openOrderDesk(db, now) : openErpAt(erpUrl)
