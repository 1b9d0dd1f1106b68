/** Paths of all pages of the web app; `$name` stands for one path segment. */
export const pages = {
  serialEntry: '/serial',
  outbox: '/demo/outbox',
  serverError: '/error-500',
  /** SHELL-19 */
  home: '/',
  dashboard: '/dashboard',
  generalDashboard: '/dashboard/general',
  companiesDashboard: '/dashboard/companies',
  start: '/dashboard/start',
  lookup: '/lookup/$type/$identifier',
  serial: '/serial/$serialNumber',
  serialChanges: '/serial/$serialNumber/changes',
  part: '/part/$partNumber',
  fleet: '/fleet',
  fleetPump: '/fleet/$fleetPumpId',
  publicPump: '/p/$serialNumber',
  search: '/search',
  shoppingCart: '/shopping-cart',
  quickOrder: '/quick-order',
  submitOrder: '/submit-order',
  prepareQuote: '/submit-order/quote',
  convertQuote: '/submit-order/quote/$quoteId',
  salesQuotes: '/sales-quotes',
  orderComplete: '/order-complete/$orderNumber',
  orderHistory: '/order-history',
  order: '/orders/$orderNumber',
  manage: '/manage',
  acting: '/manage/acting',
  manageRoles: '/manage/roles',
  manageUsers: '/manage/users',
  account: '/account',
  userInfo: '/account/user-info',
  changePassword: '/account/password',
  orderDesk: '/manage/orders',
  managedOrder: '/manage/orders/$salesOrderId',
  claims: '/manage/claims',
  managedClaim: '/manage/claims/$claimId',
  support: '/manage/support',
  supportPerson: '/manage/support/people/$userId',
  supportOrder: '/manage/support/orders/$salesOrderId',
  supportMails: '/manage/support/mails',
  supportJobs: '/manage/support/jobs',
  supportAudit: '/manage/support/audit',
  manageShop: '/manage/shop',
  manageSynonyms: '/manage/synonyms',
  workbench: '/workbench',
  publication: '/workbench/$publicationId',
  uploadedFile: '/workbench/$publicationId/files/$fileId',
  draftDrawing: '/workbench/$publicationId/drawings/$drawingId',
  demand: '/demand',
  login: '/login',
  loginAuth: '/login/auth',
  loginPolicyRejected: '/login/policy-rejected',
  loginTemporaryPassword: '/login/temporary-password',
  forgotPassword: '/forgot-password',
  changeTempPassword: '/change-temp-password',
  changeTemporaryPassword: '/change-temporary-password',
  register: '/register',
  joinCompany: '/join-company',
  /** SHELL-15 */
  acceptInvite: '/accept-invite/$emailAddress/$companyCode/$companyName',
  manageCompanies: '/manage/companies',
  manageAccounts: '/manage/accounts',
  companyDistributors: '/manage-company-distributors',
  preferences: '/company/$companyId/preference',
  privacyPolicyText: '/privacy-policy-text',
  privacyPolicyViewer: '/privacy-policy-viewer',
  policyReview: '/policy-review',
  terms: '/terms',
  mobileLanding: '/mobile-app-landing',
  mobileLoading: '/mobile-app-loading',
  mobileTerms: '/mobile-app-eula',
  render: '/render',
} as const

const patterns = Object.values(pages).map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}/?$`, 'i'),
)

/**
 * True when the web app has a page for a URL (OQ-01): `/lookup/bom/A.1?part=2` has one, `/metrics` and
 * `/privacy-policy.pdf` do not.
 */
export function isPage(url: string): boolean {
  const [path = ''] = url.split('?')
  return patterns.some((pattern) => pattern.test(path))
}
