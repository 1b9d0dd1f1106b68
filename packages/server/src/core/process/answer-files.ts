import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Answer of a program about a file, or its unexpected failure. */
export type Answered<Answer> = { answer: Answer } | { failure: string }

/** Answers for one file after the other in a process started by `openProcess`, within its memory limit. */
export function answerFiles(answer: (asked: never) => Promise<object>): void {
  // Flush the compile cache now: the process may be killed at any moment.
  flushCompileCache()
  watchMemory(Number(process.argv[2]))
  process.on('message', async (asked) => process.send?.(await answerOrFail(answer, asked as never)))
  // The parent decides when to stop; a Ctrl-C in its terminal reaches this process as well.
  process.on('disconnect', () => process.exit())
  process.on('SIGINT', () => {})
}

/** Watches the memory from another thread: a decoder blocks this one, and V8's heap limit ignores pixels and unpacked bytes. */
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
