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

/** True if a path is accessible without signing in (SHELL-13 to SHELL-15, OQ-06); `/serial` is, `/serial/100234` is not. */
export function isPublicPath(pathname: string): boolean {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  const path = pathname.slice(0, end).toLowerCase()

  return publicPaths.has(path) || /^\/accept-invite(\/[^/]+){3}$/.test(path)
}

/**
 * Path to open after signing in: the remembered path if it is on this site and needs a session, else `/` (SHELL-16,
 * AUTH-19, OQ-16). `//evil.example` and `/login` give `/`.
 */
export function safePath(path: string, origin: string): string {
  if (!startsOnThisSite(path) || !URL.canParse(path, origin)) return '/'

  const url = new URL(path, origin)
  const target = url.pathname + url.search
  const isSafe = url.origin === origin && startsOnThisSite(target) && !isPublicPath(url.pathname)
  return isSafe ? target : '/'
}

/** Path of the serial page for `?sn=AB12345`, or null (SHELL-17, OQ-16). */
export function serialPathFrom(search: string): string | null {
  const serialNumber = new URLSearchParams(search).get('sn') ?? ''

  return /^[A-Za-z0-9-]{1,50}$/.test(serialNumber) ? `/serial/${serialNumber}` : null
}

/** True for one slash without a second slash or backslash after it, and without control characters, which browsers drop. */
function startsOnThisSite(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path)
}
