import { openProcess, type OpenProcess, type Most } from './open-process.ts'

/** Milliseconds after which a process that nobody needs ends. */
const IDLE = 1_000

/** Processes at once; who asks beyond waits for one. */
const AT_ONCE = 2

/**
 * Has files read by processes that are kept for the next ones: each question has a process to itself, a few of them at a time. The
 * time that it may take begins when it has one.
 */
export function openPool<Answer extends object>(
  program: URL,
  most: Most,
  inWords?: (excess: string) => string,
): (asked: { path: string }, stop?: AbortSignal) => Promise<Answer | { problem: string }> {
  const idle: { opened: OpenProcess<{ path: string }, Answer>; timer: NodeJS.Timeout }[] = []
  const waiting = new Set<() => void>()
  let busy = 0

  async function ask(asked: { path: string }, stop?: AbortSignal) {
    if (busy >= AT_ONCE) await untilFree(stop)
    else busy++
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
      const [next] = waiting
      if (next) next()
      else busy--
    }
  }

  /** Who is told to stop while it waits leaves its place to the next one. */
  function untilFree(stop?: AbortSignal): Promise<void> {
    stop?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const enter = () => {
      waiting.delete(enter)
      stop?.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.delete(enter)
      reject(stop?.reason)
    }
    stop?.addEventListener('abort', leave, { once: true })
    waiting.add(enter)
    return promise
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
