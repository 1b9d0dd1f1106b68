import { lazyRouteComponent } from '@tanstack/react-router'

export { entranceGroups, legalGroup } from './entrance-groups.ts'
export { EmailField, Entrance, EntranceForm, EntranceLinks, ReturnToLogin } from './entrance.tsx'
export { NewPasswordField, NewPasswordFields } from './new-password-fields.tsx'
export { useActingCompany } from './use-acting-company.ts'
export { Consent, ConsentModal, useSignIn } from './use-sign-in.tsx'
export { LegalSections, useLegalText, versionLine } from './legal-text.tsx'
export { useLeave, useSignOut } from './use-sign-out.ts'
export const LeftCompanyDialog = lazyRouteComponent(
  () => import('./left-company-dialog.tsx'),
  'LeftCompanyDialog',
)
