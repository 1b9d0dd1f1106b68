import { openProcess } from '../process/index.ts'
import type { Picture, Pictured } from './picturing-process.ts'

/** Limits far above what a plan of thousands of callouts takes. */
const MOST = { seconds: 60, megabytes: 1024 }

export interface Picturer {
  /** Pictures of the parts in a cleaned drawing; none if it takes too long or too much memory. */
  picture(path: string): Promise<Picture[]>
  close(): void
}

/** Makes pictures of parts in a separate process, so that one drawing cannot stop the others (DRAWN-03). */
export function openPicturer(most = MOST): Picturer {
  const program = new URL('./picturing-process.ts', import.meta.url)
  const { ask, close } = openProcess<{ path: string }, Pictured>(program, most)
  return {
    async picture(path) {
      const answer = await ask({ path })
      return 'pictures' in answer ? answer.pictures : []
    },
    close,
  }
}
