export { type CheckoutDraft, readDraft } from './checkout-draft.ts'
export { ErrorModal } from './error-modal.tsx'
export { OrderSteps } from './order-steps.tsx'
