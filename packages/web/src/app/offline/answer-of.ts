import { isPage } from '@volute/domain/kernel'

/** What a request is to the worker: a page, a file named for its content, a file that keeps its name, or not its business. */
export type AnswerKind = 'page' | 'asset' | 'root-file' | null

interface Asked {
  method: string
  mode: string
  /** Whole, with its origin. */
  url: string
}

/**
 * What the worker has to do with a request: it never answers for the API, for drawings, documents or other hosts.
 * Opening `/lookup/bom/4RB` is a page, opening `/documents/OM-4RB.pdf` goes to the network.
 */
export function answerOf({ method, mode, url }: Asked, shop: string, files: readonly string[]): AnswerKind {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== shop) return null
  if (mode === 'navigate') return isPage(pathname) ? 'page' : null
  if (pathname.startsWith('/assets/')) return 'asset'
  return files.includes(pathname) ? 'root-file' : null
}
