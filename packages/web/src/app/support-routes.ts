import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import {
  auditSearchParams,
  mailsSearchParams,
  requestsSearchParams,
  supportSearchParams,
} from '../backoffice/support/support-search-params.ts'
import { supportsPeople } from './guard.ts'
import { signedIn } from './root-route.tsx'

const support = createRoute({
  getParentRoute: () => signedIn,
  path: pages.support,
  component: lazyRouteComponent(() => import('../backoffice/support/support-page.tsx'), 'SupportPage'),
  validateSearch: supportSearchParams,
  staticData: { guard: supportsPeople },
})
const supportPerson = createRoute({
  getParentRoute: () => signedIn,
  path: pages.supportPerson,
  component: lazyRouteComponent(
    () => import('../backoffice/support/support-person-page.tsx'),
    'SupportPersonPage',
  ),
  staticData: { guard: supportsPeople },
})
const supportOrder = createRoute({
  getParentRoute: () => signedIn,
  path: pages.supportOrder,
  component: lazyRouteComponent(
    () => import('../backoffice/support/support-order-page.tsx'),
    'SupportOrderPage',
  ),
  staticData: { guard: supportsPeople },
})
const supportMails = createRoute({
  getParentRoute: () => signedIn,
  path: pages.supportMails,
  component: lazyRouteComponent(
    () => import('../backoffice/support/support-mails-page.tsx'),
    'SupportMailsPage',
  ),
  validateSearch: mailsSearchParams,
  staticData: { guard: supportsPeople },
})
const supportJobs = createRoute({
  getParentRoute: () => signedIn,
  path: pages.supportJobs,
  component: lazyRouteComponent(
    () => import('../backoffice/support/support-jobs-page.tsx'),
    'SupportJobsPage',
  ),
  staticData: { guard: supportsPeople },
})
const supportRequests = createRoute({
  getParentRoute: () => signedIn,
  path: pages.supportRequests,
  component: lazyRouteComponent(
    () => import('../backoffice/support/support-requests-page.tsx'),
    'SupportRequestsPage',
  ),
  validateSearch: requestsSearchParams,
  staticData: { guard: supportsPeople },
})
const supportAudit = createRoute({
  getParentRoute: () => signedIn,
  path: pages.supportAudit,
  component: lazyRouteComponent(
    () => import('../backoffice/support/support-audit-page.tsx'),
    'SupportAuditPage',
  ),
  validateSearch: auditSearchParams,
  staticData: { guard: supportsPeople },
})

export const supportRoutes = [
  support,
  supportPerson,
  supportOrder,
  supportMails,
  supportJobs,
  supportRequests,
  supportAudit,
] as const
