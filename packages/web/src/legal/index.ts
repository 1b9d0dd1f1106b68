import { lazyRouteComponent } from '@tanstack/react-router'

export const LogoPage = lazyRouteComponent(() => import('./logo-page.tsx'), 'LogoPage')
export const MobileStartPage = lazyRouteComponent(() => import('./mobile-start-page.tsx'), 'MobileStartPage')
export const MobileTermsPage = lazyRouteComponent(() => import('./mobile-terms-page.tsx'), 'MobileTermsPage')
export const PolicyTextPage = lazyRouteComponent(() => import('./policy-text-page.tsx'), 'PolicyTextPage')
export const PolicyViewerPage = lazyRouteComponent(
  () => import('./policy-viewer-page.tsx'),
  'PolicyViewerPage',
)
