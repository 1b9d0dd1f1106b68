import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Answer of a program about a file, or its unexpected failure. */
export type Answered<Answer> = { answer: Answer } | { failure: string }

/** Answers for one file after the other in a process started by `openProcess`, within its memory limit. */
export function answerFiles(answer: (asked: never) => Promise<object>): void {
  // Flush the compile cache now: the process may be killed at any moment.
  flushCompileCache()
  const most = Number(process.argv[2]) * 1_048_576
  watchMemory(most)
  process.on('message', async (asked) => {
    const answered = await answerOrFail(answer, asked as never)
    // A quick machine may be done before the watch has looked.
    if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL')
    process.send?.(answered)
  })
  // The parent decides when to stop; a Ctrl-C in its terminal reaches this process as well.
  process.on('disconnect', () => process.exit())
  process.on('SIGINT', () => {})
}

/** Watches the memory from another thread: a decoder blocks this one, and V8's heap limit ignores pixels and unpacked bytes. */
function watchMemory(most: number) {
  const code = `setInterval(() => process.memoryUsage.rss() > ${most} && process.kill(process.pid, 'SIGKILL'), 50)`
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
