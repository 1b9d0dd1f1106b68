import { isPublicPath } from './public-paths.ts'

/**
 * Where to go after signing in: the remembered path if it stays on this site and needs a session, else `/`
 * (SHELL-16, AUTH-19, OQ-16). `//evil.example` and `/login` give `/`.
 */
export function safePath(path: string, origin: string): string {
  if (!startsOnThisSite(path) || !URL.canParse(path, origin)) return '/'

  const url = new URL(path, origin)
  const target = url.pathname + url.search
  const isSafe = url.origin === origin && startsOnThisSite(target) && !isPublicPath(url.pathname)
  return isSafe ? target : '/'
}

/** The serial page that `?sn=AB12345` asks for, or null (SHELL-17, OQ-16). */
export function serialPathFrom(search: string): string | null {
  const serialNumber = new URLSearchParams(search).get('sn') ?? ''

  return /^[A-Za-z0-9-]{1,50}$/.test(serialNumber) ? `/serial/${serialNumber}` : null
}

/** One slash, no second slash or backslash behind it, and no control characters, which browsers drop. */
function startsOnThisSite(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path)
}
