import { lazyRouteComponent } from '@tanstack/react-router'

export { ConsentModal } from './consent.tsx'
export { EmailField } from './email-field.tsx'
export { Entrance } from './entrance.tsx'
export { EntranceForm, EntranceLinks } from './entrance-form.tsx'
export { PasswordRequirements } from './password-requirements.tsx'
export { rememberPath } from './remembered-path.ts'
export { useActingCompany } from './use-acting-company.ts'
export { useLeave } from './use-leave.ts'
export { useSignOut } from './use-sign-out.ts'
export const SignInPage = lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage')
export const ForgotPasswordPage = lazyRouteComponent(
  () => import('./forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
export const NewPasswordPage = lazyRouteComponent(() => import('./new-password-page.tsx'), 'NewPasswordPage')
export const ActingPage = lazyRouteComponent(() => import('./acting-page.tsx'), 'ActingPage')
export const LeftCompanyDialog = lazyRouteComponent(
  () => import('./left-company-dialog.tsx'),
  'LeftCompanyDialog',
)
