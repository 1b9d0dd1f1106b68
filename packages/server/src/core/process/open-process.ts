import { type ChildProcess, fork } from 'node:child_process'
import type { Answered } from './answer-files.ts'

/** Time and memory limits to read a file; beyond them its process is killed. */
export interface Most {
  seconds: number
  megabytes: number
}

export interface OpenProcess<Asked, Answer> {
  ask(asked: Asked): Promise<Answer | { problem: string }>
  close(): void
}

/**
 * Reads untrusted files with a program in a separate process, reused for all of them. A file that takes too long or too much
 * memory ends that process and is returned as a problem, in words that follow the file's name or that the caller makes of
 * them; the next file gets a new process. An error that the program does not expect is thrown.
 */
export function openProcess<Asked extends { path: string }, Answer extends object>(
  program: URL,
  most: Most,
  inWords = (excess: string) => excess,
): OpenProcess<Asked, Answer> {
  let child: ChildProcess | undefined

  function close() {
    child?.kill('SIGKILL')
    child = undefined
  }

  async function ask(asked: Asked) {
    if (!child?.connected) child = start(program, most.megabytes)
    const asking = child
    const reply = await replyOf<Answer>(asking, asked, most.seconds)
    if ('answer' in reply) return reply.answer
    if ('excess' in reply && asking === child) {
      close()
      return { problem: inWords(reply.excess) }
    }
    const failure = 'failure' in reply ? reply.failure : 'its process was closed'
    throw new Error(`${asked.path} could not be read (${failure}).`)
  }

  return { ask, close }
}

function start(program: URL, megabytes: number): ChildProcess {
  const child = fork(program, [String(megabytes)], {
    // Passes sets, maps and undefined values unchanged.
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${megabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Sending to a process that has just exited is an error; its `exit` reports that.
  child.on('error', () => {})
  return child
}

type Reply<Answer> = Answered<Answer> | { excess: string }

function replyOf<Answer>(child: ChildProcess, asked: object, seconds: number): Promise<Reply<Answer>> {
  const { promise, resolve } = Promise.withResolvers<Reply<Answer>>()
  const timer = setTimeout(
    () => resolve({ excess: `takes more than ${seconds} seconds to read` }),
    seconds * 1_000,
  )
  const onExit = (code: number | null, signal: string | null) =>
    resolve(
      wasOutOfMemory(code, signal)
        ? { excess: 'takes too much memory to read' }
        : { failure: `its process ended with ${signal ?? code}` },
    )
  child.once('message', resolve)
  child.once('exit', onExit)
  child.send(asked)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve)
    child.off('exit', onExit)
  })
}

/** V8 aborts when its heap is full; the process or the system kills when memory is. */
const wasOutOfMemory = (code: number | null, signal: string | null) =>
  code === 134 || signal === 'SIGABRT' || signal === 'SIGKILL'
