import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Load, Seen } from './load-process.ts'

/** Calls the shop from a separate process; a call without a good answer ends the bench. */
export function openCaller() {
  const child = fork(new URL('./load-process.ts', import.meta.url))
  return {
    async call(load: Load): Promise<Seen> {
      child.send(load)
      const [seen] = (await once(child, 'message')) as [Seen | string]
      if (typeof seen === 'string') throw new Error(`${load.lists[0]?.[0]?.path}: ${seen}`)
      return seen
    },
    close: () => child.disconnect(),
  }
}
export type Caller = ReturnType<typeof openCaller>
