import { openProcess } from '../../../core/process/index.ts'
import type { Read } from './reading-process.ts'

/** Limits far above what a manual of 2,000 pages needs. */
const MOST = { seconds: 60, megabytes: 1024 }

export interface Reader {
  read(path: string): Promise<Read>
  close(): void
}

/** Reads the pages of PDFs in a separate process; a hostile file yields no pages and does not affect the others. */
export function openReader(most = MOST): Reader {
  const program = new URL('./reading-process.ts', import.meta.url)
  const { ask, close } = openProcess<{ path: string }, Read>(program, most, (excess) => `it ${excess}`)
  return { read: (path) => ask({ path }), close }
}
