export { AccountFields } from './account-fields.tsx'
