import { openProcess, type OpenProcess, type Most } from './open-process.ts'

/** Milliseconds after which an idle process ends. */
const IDLE = 1_000

/** Processes at once; further callers wait for one. */
const AT_ONCE = 2

/**
 * Reads files in processes that are reused. Each file has a process to itself, and a few run at once. The time limit starts
 * when the file gets its process.
 */
export function openPool<Answer extends object>(
  program: URL,
  most: Most,
  inWords?: (excess: string) => string,
): (asked: { path: string }, stop?: AbortSignal) => Promise<Answer | { problem: string }> {
  const idle: { opened: OpenProcess<{ path: string }, Answer>; timer: NodeJS.Timeout }[] = []
  const places = openPlaces(AT_ONCE)

  async function ask(asked: { path: string }, stop?: AbortSignal) {
    await places.enter(stop)
    const opened = take()
    stop?.addEventListener('abort', opened.close)
    try {
      stop?.throwIfAborted()
      return await opened.ask(asked)
    } catch (error) {
      stop?.throwIfAborted()
      throw error
    } finally {
      stop?.removeEventListener('abort', opened.close)
      rest(opened)
      places.leave()
    }
  }

  function take(): OpenProcess<{ path: string }, Answer> {
    const one = idle.pop()
    clearTimeout(one?.timer)
    return one?.opened ?? openProcess(program, most, inWords)
  }

  function rest(opened: OpenProcess<{ path: string }, Answer>) {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.opened === opened),
        1,
      )
      opened.close()
    }, IDLE)
    idle.push({ opened, timer })
  }

  return ask
}

/** Admits `count` callers at once; the next one waits until another leaves, or gives up when its signal aborts. */
function openPlaces(count: number) {
  const waiting = new Set<() => void>()
  let taken = 0

  async function enter(stop?: AbortSignal) {
    stop?.throwIfAborted()
    if (taken < count) return void taken++
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => reject(stop?.reason)
    stop?.addEventListener('abort', giveUp)
    waiting.add(resolve)
    try {
      await promise
    } finally {
      waiting.delete(resolve)
      stop?.removeEventListener('abort', giveUp)
    }
  }

  function leave() {
    const [next] = waiting
    if (!next) return void taken--
    waiting.delete(next)
    next()
  }

  return { enter, leave }
}
