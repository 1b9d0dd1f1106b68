import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

export const builtFolder = join(import.meta.dirname, '../../dist')

/** A copy of the built release in an empty place, far from the checkout and its packages. */
export async function takeRelease() {
  const place = await mkdtemp(join(tmpdir(), 'volute-release-'))
  onTestFinished(() => rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  const folder = join(place, 'shop')
  await cp(builtFolder, folder, { recursive: true })
  const dataDir = join(place, 'data')

  /** Runs a program of it to its end, without any setting of this process. */
  const run = (...given: string[]) =>
    promisify(execFile)(process.execPath, [join(folder, 'shop.js'), ...given], {
      cwd: place,
      env: { DATA_DIR: dataDir },
    })

  /** Starts the shop and answers its address once it listens. */
  async function serve(settings: Record<string, string> = {}): Promise<string> {
    const child = spawn(process.execPath, [join(folder, 'shop.js'), 'serve'], {
      cwd: place,
      env: { DATA_DIR: dataDir, PORT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => end(child))
    return addressOf(child)
  }

  return { folder, dataDir, run, serve }
}

/** Where a shop listens, by its log. */
export async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The log is not read.')
  for await (const line of createInterface(child.stdout)) {
    const address = /Server listening at (http:[^"]+)/.exec(line)?.[1]
    if (!address) continue
    child.stdout.resume()
    return address
  }
  throw new Error('The shop ended while it started.')
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
