import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Outcome {
  code: number | string
  out: string
  err: string
}

/** Shared cache of compiled code, which saves a third of the time of a short program. */
export const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url))

/** Runs one of the server's programs with only these settings, until it ends or is killed. */
export function runProgram(
  program: string,
  args: string[],
  settings: Record<string, string>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Outcome> {
  const path = fileURLToPath(new URL(`../src/${program}`, import.meta.url))
  const options = {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...settings },
    killSignal: 'SIGKILL' as const,
    ...(signal ? { signal } : {}),
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [path, ...args], options, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    )
  })
}

/** Runs `npm run move`, `backup` or `restore`. */
export const runData = (args: string[], settings: Record<string, string>) =>
  runProgram('app/data/main.ts', args, settings)
