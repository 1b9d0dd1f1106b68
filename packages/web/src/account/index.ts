import { lazyRouteComponent } from '@tanstack/react-router'

export const UserInfoPage = lazyRouteComponent(() => import('./user-info-page.tsx'), 'UserInfoPage')
export const ChangePasswordPage = lazyRouteComponent(
  () => import('./change-password-page.tsx'),
  'ChangePasswordPage',
)
