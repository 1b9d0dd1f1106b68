import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SILENCE_CAP } from './hang-cap.ts'
import type { Kept } from './keep-program.ts'
import { markProcesses } from './mark-processes.ts'
import { root } from './source-files.ts'

interface Surroundings {
  cwd?: string
  env?: Record<string, string | undefined>
}

/** Shared cache of compiled code, because tests start hundreds of processes, each with its own temporary folder. */
const NODE_COMPILE_CACHE = join(root, '.cache/compiled')
const PWTEST_CACHE_DIR = join(root, '.cache/playwright')

/** Runs a program of the project or the machine until it ends. A stop or a long silence ends it with everything it started. */
export async function runProgram(
  command: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
  mostSilent = SILENCE_CAP,
): Promise<{ ok: boolean; output: string; processorSeconds: number | undefined }> {
  const marked = markProcesses()
  const child = keepProgram(
    { command },
    {
      env: {
        ...process.env,
        CI: 'true',
        NO_COLOR: '1',
        NODE_COMPILE_CACHE,
        PWTEST_CACHE_DIR,
        PATH: projectFirst(),
        ...marked.env,
        ...env,
      },
    },
  )
  const output = readOutput(child)
  let processorSeconds: number | undefined
  child.on('message', (seconds) => {
    processorSeconds = Number(seconds)
  })
  const end = () => child.stdin?.end()
  if (stop.aborted) end()
  stop.addEventListener('abort', end)
  let hung = ''
  const silence = setTimeout(() => {
    hung = `\nIt said nothing for ${mostSilent / 1_000} seconds and was ended:\n${marked.list().join('\n')}\n`
    end()
  }, mostSilent)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', () => silence.refresh())
  try {
    const closed = once(child, 'close')
    const [code] = (await once(child, 'exit')) as [number | null]
    // A process that has left the group can hold the output open forever.
    await Promise.race([closed, wait(1_000)])
    return { ok: code === 0 && !hung, output: output() + hung, processorSeconds }
  } finally {
    clearTimeout(silence)
    stop.removeEventListener('abort', end)
  }
}

/** Starts a program that ends, with its whole process group, when its `stdin` or this process ends. */
export function keepProgram(kept: Kept, { cwd = root, env = process.env }: Surroundings = {}): ChildProcess {
  const keeper = join(import.meta.dirname, 'keep-program.ts')
  return spawn(process.execPath, [keeper, JSON.stringify(kept)], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
}

/** Collects the output of a program; returns a function that gives the output so far. */
export function readOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = ''
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return () => output
}

/** PATH with the project's Node and programs before the machine's. */
function projectFirst() {
  return [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
}
