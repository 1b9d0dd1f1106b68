import { lazyRouteComponent } from '@tanstack/react-router'

export const PrivacyPolicyPage = lazyRouteComponent(
  () => import('./privacy-policy-page.tsx'),
  'PrivacyPolicyPage',
)
