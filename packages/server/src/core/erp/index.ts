export { openOrderDesk } from './desk/order-desk.ts'
export {
  type DeskInvoice,
  type DeskStep,
  invoiceDeskOrder,
  stepDeskOrder,
  type Worked,
} from './desk/work-order.ts'
export { limitWait } from './limit-wait.ts'
export { openErp } from './open-erp.ts'
export { keepAccounts, keepDistributors } from './keep-accounts.ts'
export {
  findFailingSince,
  findStep,
  findStepAges,
  noteFailure,
  noteStep,
  type StepKind,
} from './step-store.ts'
export { findWrongErpUrl } from './schemes.ts'
