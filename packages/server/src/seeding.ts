/** The door for whoever fills an empty shop from outside, such as the demo world: the rooms' own acts, on any clock. */
export {
  faceFor,
  insertLegalText,
  insertPicture,
  policyInForce,
  readFace,
  setBrand,
} from './brand/index.ts'
export type { ActorContext, Shop } from './context.ts'
export { CachedReads, type Queryable, sameName, schema } from './db/index.ts'
export { judgeSearches } from './demand/index.ts'
export { noteLosses } from './signals/index.ts'
export { ErpError, type ErpPort, openOrderDesk } from './erp/index.ts'
export {
  addPumps,
  addServiceEntry,
  changeFleetPump,
  createSite,
  retireFleetPump,
} from './fleet/index.ts'
export { importFolder, sayReport } from './import/index.ts'
export {
  checkOrder,
  insertLines,
  insertOrder,
  type OrderInput,
  placeOrder,
  stepManagedOrder,
} from './orders/index.ts'
export { openCompanyRoles } from './people/index.ts'
export { findQuote, saveQuote } from './quotes/index.ts'
export { claimLine } from './returns/index.ts'
export { tellSearch } from './search/index.ts'
export { hashPassword } from './session/index.ts'
