/** Exports for code that fills an empty shop from outside, such as the demo world: the modules' own handlers, on any clock. */
export {
  brandFor,
  insertLegalText,
  insertPicture,
  policyInForce,
  readBrand,
  setBrand,
} from '../core/brand/index.ts'
export type { ActorContext, Shop } from '../core/http/context.ts'
export { CachedReads, type Queryable, sameName, schema } from '../core/db/index.ts'
export { judgeSearches } from '../backoffice/demand/index.ts'
export { noteLosses } from '../core/signals/index.ts'
export { openOrderDesk } from '../core/erp/index.ts'
export {
  addPumps,
  addServiceEntry,
  changeFleetPump,
  createSite,
  retireFleetPump,
} from '../service/fleet/index.ts'
export { importFolder, sayReport } from '../workbench/import/index.ts'
export {
  checkOrder,
  insertLines,
  insertOrder,
  type OrderInput,
  placeOrder,
  stepManagedOrder,
} from '../buying/orders/index.ts'
export { openCompanyRoles } from '../people/people/index.ts'
export { findQuote, saveQuote } from '../buying/quotes/index.ts'
export { claimLine } from '../service/returns/index.ts'
export { noteSettledSearch } from '../storefront/search/index.ts'
export { hashPassword } from '../people/session/index.ts'
