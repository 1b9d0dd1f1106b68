import { createRoute } from '@tanstack/react-router'
import { pages } from '@volute/domain/kernel'
import {
  LogoPage,
  MobileStartPage,
  MobileTermsPage,
  PolicyTextPage,
  PolicyViewerPage,
} from '../legal/index.ts'
import { root } from './root-route.ts'
import { Framed } from './shell/index.ts'

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
  component: PolicyViewerPage,
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
  component: MobileTermsPage,
})
const render = createRoute({
  getParentRoute: () => root,
  path: pages.render,
  component: LogoPage,
})

/** The policy's pages and those of the mobile app; everybody may see them, and none loads data (OQ-07). */
export const legalRoutes = [
  framed.addChildren([privacyPolicyText, privacyPolicyViewer, policyReview]),
  mobileLanding,
  mobileLoading,
  mobileTerms,
  render,
] as const
