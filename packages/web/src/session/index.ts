import { lazyRouteComponent } from '@tanstack/react-router'

export { ConsentModal } from './consent.tsx'
export { EmailField } from './email-field.tsx'
export { Entrance } from './entrance.tsx'
export { EntranceForm, EntranceLinks } from './entrance-form.tsx'
export { PasswordRequirements } from './password-requirements.tsx'
export { useActingCompany } from './use-acting-company.ts'
export { useLeave } from './use-leave.ts'
export { useSignOut } from './use-sign-out.ts'
export const LeftCompanyDialog = lazyRouteComponent(
  () => import('./left-company-dialog.tsx'),
  'LeftCompanyDialog',
)
