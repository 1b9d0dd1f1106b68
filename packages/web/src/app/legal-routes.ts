import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/kernel'
import { Framed, root } from './root-route.tsx'

const MobileStartPage = lazyRouteComponent(() => import('../legal/logo-page.tsx'), 'MobileStartPage')
const PolicyTextPage = lazyRouteComponent(() => import('../legal/policy-text-page.tsx'), 'PolicyTextPage')

const framed = createRoute({
  getParentRoute: () => root,
  id: 'legal',
  component: Framed,
})
const privacyPolicyText = createRoute({
  getParentRoute: () => framed,
  path: pages.privacyPolicyText,
  component: PolicyTextPage,
})
const privacyPolicyViewer = createRoute({
  getParentRoute: () => framed,
  path: pages.privacyPolicyViewer,
  component: lazyRouteComponent(() => import('../legal/policy-viewer-page.tsx'), 'PolicyViewerPage'),
})
const policyReview = createRoute({
  getParentRoute: () => framed,
  path: pages.policyReview,
  component: PolicyTextPage,
})
const mobileLanding = createRoute({
  getParentRoute: () => root,
  path: pages.mobileLanding,
  component: MobileStartPage,
})
const mobileLoading = createRoute({
  getParentRoute: () => root,
  path: pages.mobileLoading,
  component: MobileStartPage,
})
const mobileTerms = createRoute({
  getParentRoute: () => root,
  path: pages.mobileTerms,
  component: lazyRouteComponent(() => import('../legal/logo-page.tsx'), 'MobileTermsPage'),
})
const render = createRoute({
  getParentRoute: () => root,
  path: pages.render,
  component: lazyRouteComponent(() => import('../legal/logo-page.tsx'), 'LogoPage'),
})

/** The policy's pages and those of the mobile app; everybody may see them, and none loads data (OQ-07). */
export const legalRoutes = [
  framed.addChildren([privacyPolicyText, privacyPolicyViewer, policyReview]),
  mobileLanding,
  mobileLoading,
  mobileTerms,
  render,
] as const
