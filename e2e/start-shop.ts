import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { RunningShop } from './fixtures.ts'

type Opener = 'open-shop' | 'open-mailed-shop' | 'open-appointed-shop' | 'open-tryton-shop'

export interface StartedShop {
  /** Rejects when the shop ends before it listens, with its output. */
  listening: Promise<unknown>
  stop: () => Promise<unknown>
}

/** Starts a program that opens a shop. */
export function startShop(
  opener: Opener,
  { port, dataDir, mails }: RunningShop,
  settings: Record<string, string> = {},
): StartedShop {
  const child = fork(join(import.meta.dirname, `${opener}.ts`), {
    // Do not pass Playwright's own arguments to the shop.
    execArgv: [],
    // Detached, so that a signal to the parent is passed on once and does not reach the shop's database first.
    detached: true,
    silent: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, MAILS: mails, ...settings },
  })
  let printed = ''
  const keep = (text: string) => {
    printed += text
  }
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep).pipe(process.stderr)
  const ended = once(child, 'close')
  const early = ended.then(() => {
    throw new Error(`${opener} has ended before its shop listened:\n${printed}`)
  })
  return {
    listening: Promise.race([once(child, 'message'), early]),
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
