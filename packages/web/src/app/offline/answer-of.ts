import { isPage } from '@volute/domain/core/kernel'

/**
 * Kind of a request for the worker: a page, a file named by its content, a file with a fixed name, the shop's brand, or null
 * to ignore it.
 */
export type AnswerKind = 'page' | 'asset' | 'root-file' | 'brand' | null

interface Asked {
  method: string
  mode: string
  /** Full URL with its origin. */
  url: string
}

/**
 * Classifies a request for the worker, which ignores the API, drawings, documents and other hosts. `/lookup/bom/4RB` is a
 * page, `/documents/OM-4RB.pdf` goes to the network.
 */
export function answerOf({ method, mode, url }: Asked, shop: string, files: readonly string[]): AnswerKind {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== shop) return null
  if (mode === 'navigate') return isPage(pathname) ? 'page' : null
  if (pathname.startsWith('/assets/') || pathname.startsWith('/brand/')) return 'asset'
  if (pathname === '/shop.js') return 'brand'
  return files.includes(pathname) ? 'root-file' : null
}
