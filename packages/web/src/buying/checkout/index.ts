export { draftOf } from './checkout-draft.ts'
export { ErrorModal } from './checkout-modals.tsx'
export { OrderSteps } from './order-steps.tsx'
