import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { addressOf, numberInAddress } from '../core/api/index.ts'
import { Framed, root } from './root-route.tsx'

const MobileStartPage = lazyRouteComponent(
  () => import('../backoffice/legal/logo-page.tsx'),
  'MobileStartPage',
)
const PolicyTextPage = lazyRouteComponent(
  () => import('../backoffice/legal/policy-text-page.tsx'),
  'PolicyTextPage',
)

/** Selects a version of the text other than the one in force. */
const textVersion = addressOf({
  version: numberInAddress,
})

const framed = createRoute({
  getParentRoute: () => root,
  id: 'legal',
  component: Framed,
})
const privacyPolicyText = createRoute({
  getParentRoute: () => framed,
  path: pages.privacyPolicyText,
  component: PolicyTextPage,
  validateSearch: textVersion,
})
const privacyPolicyViewer = createRoute({
  getParentRoute: () => framed,
  path: pages.privacyPolicyViewer,
  component: lazyRouteComponent(
    () => import('../backoffice/legal/policy-viewer-page.tsx'),
    'PolicyViewerPage',
  ),
})
const terms = createRoute({
  getParentRoute: () => framed,
  path: pages.terms,
  component: lazyRouteComponent(() => import('../backoffice/legal/policy-text-page.tsx'), 'TermsPage'),
  validateSearch: textVersion,
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
  component: lazyRouteComponent(() => import('../backoffice/legal/logo-page.tsx'), 'MobileTermsPage'),
})
const render = createRoute({
  getParentRoute: () => root,
  path: pages.render,
  component: lazyRouteComponent(() => import('../backoffice/legal/logo-page.tsx'), 'LogoPage'),
})

/** Pages of the policy and of the mobile app, open to everybody. The app's pages load no data (OQ-07). */
export const legalRoutes = [
  framed.addChildren([privacyPolicyText, privacyPolicyViewer, terms, policyReview]),
  mobileLanding,
  mobileLoading,
  mobileTerms,
  render,
] as const
