export { ClaimForm } from './claim-form.tsx'
