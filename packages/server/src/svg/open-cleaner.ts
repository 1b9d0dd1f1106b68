import { type ChildProcess, fork } from 'node:child_process'
import { BadDrawing } from './bad-drawing.ts'
import type { Cleaned } from './cleaning-process.ts'

/** Far more than a drawing program's file needs. */
const MOST = { seconds: 30, megabytes: 1024 }

export interface Cleaner {
  clean(path: string): Promise<string>
  close(): void
}

/**
 * Cleans drawings in a process of their own, the same for all of them. One that takes too long or too much memory ends that
 * process and is a bad drawing; the next one gets a new process.
 */
export function openCleaner(most = MOST): Cleaner {
  let child: ChildProcess | undefined

  function close() {
    child?.kill('SIGKILL')
    child = undefined
  }

  async function clean(path: string): Promise<string> {
    if (!child?.connected) child = start(most.megabytes)
    const answer = await ask(child, path, most.seconds)
    if (typeof answer === 'string') {
      close()
      throw new BadDrawing(answer)
    }
    if ('failure' in answer) throw new Error(`${path} could not be cleaned (${answer.failure}).`)
    if ('reason' in answer) throw new BadDrawing(answer.reason, answer.line)
    return answer.drawing
  }

  return { clean, close }
}

function start(megabytes: number): ChildProcess {
  const child = fork(new URL('./cleaning-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${megabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Sending to a process that has just exited is an error; its `exit` reports that.
  child.on('error', () => {})
  return child
}

/** The result for one file, or why there is none. */
function ask(child: ChildProcess, path: string, seconds: number): Promise<Cleaned | string> {
  const { promise, resolve } = Promise.withResolvers<Cleaned | string>()
  const timer = setTimeout(() => resolve(`takes more than ${seconds} seconds to read`), seconds * 1000)
  const onExit = (code: number | null, signal: string | null) =>
    resolve(
      wasOutOfMemory(code, signal)
        ? 'takes too much memory to read'
        : { failure: `its process ended with ${signal ?? code}` },
    )
  child.once('message', resolve)
  child.once('exit', onExit)
  child.send(path)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve)
    child.off('exit', onExit)
  })
}

/** V8 aborts where its heap is full; the system kills where its own memory is. */
const wasOutOfMemory = (code: number | null, signal: string | null) =>
  code === 134 || signal === 'SIGABRT' || signal === 'SIGKILL'
