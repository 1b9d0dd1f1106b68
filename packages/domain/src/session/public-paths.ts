const publicPaths = new Set([
  '/login',
  '/login/auth',
  '/login/policy-rejected',
  '/login/temporary-password',
  '/register',
  '/join-company',
  '/change-temporary-password',
  '/change-temp-password',
  '/forgot-password',
  '/privacy-policy-text',
  '/privacy-policy-viewer',
  '/mobile-app-landing',
  '/mobile-app-loading',
  '/mobile-app-eula',
  '/policy-review',
  '/serial',
  '/render',
  '/error-500',
])

/** Whether a path can be seen without signing in (SHELL-13, SHELL-14, OQ-06); `/serial` can, `/serial/100234` cannot. */
export function isPublicPath(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '')

  return publicPaths.has(path) || /^\/accept-invite(\/[^/]+){3}$/.test(path)
}
