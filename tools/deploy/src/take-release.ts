import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

export const builtFolder = join(import.meta.dirname, '../../../dist')

/** Copies the built release to an empty folder, away from the checkout and its packages. */
export async function takeRelease() {
  const place = await mkdtemp(join(tmpdir(), 'volute-release-'))
  onTestFinished(() => rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  const folder = join(place, 'shop')
  await cp(builtFolder, folder, { recursive: true })
  const dataDir = join(place, 'data')

  /** Runs a program of the release until it ends, with only these settings. */
  const run = (given: string[], settings: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, [join(folder, 'shop.js'), ...given], {
      cwd: place,
      env: { DATA_DIR: dataDir, ...settings },
    })

  /** Starts the shop and, once it listens, returns its address and its log. */
  async function serve(settings: Record<string, string> = {}): Promise<{ address: string; log: string[] }> {
    const child = spawn(process.execPath, [join(folder, 'shop.js'), 'serve'], {
      cwd: place,
      env: { DATA_DIR: dataDir, PORT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => end(child))
    const log: string[] = []
    const address = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        log.push(line)
        const [, listening] = /Server listening at (http:[^"]+)/.exec(line) ?? []
        if (listening) resolve(listening)
      })
      child.once('exit', () => reject(new Error('The shop ended while it started.')))
    })
    return { address, log }
  }

  /** Reads the mails that a shop without a mail server has written. */
  async function readMails(): Promise<string[]> {
    const mails = join(dataDir, 'mail')
    const names = existsSync(mails) ? (await readdir(mails)).filter((name) => name.endsWith('.eml')) : []
    return Promise.all(names.map((name) => readFile(join(mails, name), 'utf8')))
  }

  return { folder, dataDir, run, serve, readMails }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
