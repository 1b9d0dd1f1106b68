import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Answer of a program about a file, or its unexpected failure. */
export type Answered<Answer> = { answer: Answer } | { failure: string }

/** In a process that `openProcess` has started: answers for one file after the other, within the memory that it was given. */
export function answerFiles(answer: (asked: never) => Promise<object>): void {
  // It may be ended at any moment: what it has compiled is kept now.
  flushCompileCache()
  watchMemory(Number(process.argv[2]))
  process.on('message', async (asked) => process.send?.(await answerOrFail(answer, asked as never)))
  // Whoever asks decides when to stop; a Ctrl-C in its terminal reaches this process as well.
  process.on('disconnect', () => process.exit())
  process.on('SIGINT', () => {})
}

/** Pixels and unpacked bytes do not count for the limit of V8's heap, and a decoder holds up this thread: another one looks. */
function watchMemory(megabytes: number) {
  const code = `setInterval(() => process.memoryUsage.rss() > ${megabytes * 1_048_576} && process.kill(process.pid, 'SIGKILL'), 50)`
  new Worker(code, { eval: true }).unref()
}

async function answerOrFail(
  answer: (asked: never) => Promise<object>,
  asked: never,
): Promise<Answered<object>> {
  try {
    return { answer: await answer(asked) }
  } catch (error) {
    return { failure: (error as Error).message }
  }
}
