import { openProcess } from '../process/index.ts'
import { BadDrawing } from './bad-drawing.ts'
import type { TakenApart } from './clean-drawing.ts'
import type { Cleaned, ToClean } from './cleaning-process.ts'

/** Limits far above the needs of a drawing program's file. */
const MOST = { seconds: 30, megabytes: 1024 }

export interface Cleaner {
  clean(path: string): Promise<string>
  /** Cleans a drawing and extracts its callouts. */
  takeApart(path: string): Promise<TakenApart>
  close(): void
}

/** Cleans drawings in a separate process; a hostile one is thrown as a `BadDrawing`, and the next one is cleaned. */
export function openCleaner(most = MOST): Cleaner {
  const program = new URL('./cleaning-process.ts', import.meta.url)
  const { ask, close } = openProcess<ToClean, Cleaned>(program, most)

  async function run(asked: ToClean) {
    const answer = await ask(asked)
    if ('drawing' in answer) return answer
    throw new BadDrawing(answer.problem, 'line' in answer ? answer.line : undefined)
  }

  return {
    clean: async (path) => (await run({ path, isTakenApart: false })).drawing,
    takeApart: async (path) => (await run({ path, isTakenApart: true })) as TakenApart,
    close,
  }
}
