import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { startEmbedded } from '../src/core/db/embedded-database.ts'
import { openDatabase } from '../src/core/db/index.ts'
import { lockFolder } from '../src/core/db/lock-folder.ts'
import { openLog } from '../src/core/log/log.ts'
import { administer } from '../../../tools/gate/src/administer.ts'
import { copyOfTemplate, databaseUrl } from './prepare-database.ts'

const main = fileURLToPath(new URL('../src/app/main.ts', import.meta.url))

/** A shop in a separate process. */
export interface ShopProcess {
  /** Address that it listens on. */
  address: string
  send(signal: 'SIGTERM'): void
  /** Sends a signal and waits for the process to end; returns the exit code, or null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** Starts the shop with these settings, and returns once it listens. */
export async function spawnShop(
  settings: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<ShopProcess> {
  const child = spawnMain(settings, nodeOptions)
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) {
    said.push(line)
    const address = /Server listening at (http:[^"]+)/.exec(line)?.[1]
    if (!address) continue
    child.stdout.resume()
    return { address, send: (signal) => void child.kill(signal), end: endOf(child) }
  }
  throw new Error(`the shop ended while it started: ${said.join('\n')}`)
}

/** Starts a shop that is only a worker; it does not listen. */
export function spawnWorker(settings: Record<string, string>): Pick<ShopProcess, 'end'> {
  const child = spawnMain({ ...settings, ROLE: 'worker' }, [])
  child.stdout.resume()
  return { end: endOf(child) }
}

/** Pipes its errors instead of inheriting stderr: a shop left over by a failed test would keep the test run from ending. */
function spawnMain(settings: Record<string, string>, nodeOptions: string[]) {
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr.pipe(process.stderr, { end: false })
  return child
}

const endOf = (child: ChildProcess) => async (signal: 'SIGKILL' | 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
  return child.exitCode
}

/** A shop in a separate process on a copy of the test world; tests can start and kill it. */
export async function prepareShopProcess() {
  const folder = await mkdtemp(join(tmpdir(), 'volute-killed-'))
  const dataDir = join(folder, 'data')
  // A killed shop leaves its working folders behind.
  const temporary = join(folder, 'tmp')
  await mkdir(dataDir)
  await mkdir(temporary)
  const clusterUrl = inject('clusterUrl')
  const name = `volute_${randomUUID().replaceAll('-', '')}`
  if (clusterUrl) await administer(clusterUrl, copyOfTemplate(name))
  else await (await startEmbedded(dataDir, inject('dump'))).stop()
  const url = clusterUrl ? databaseUrl(clusterUrl, name) : undefined
  const settings = {
    DATA_DIR: dataDir,
    TMPDIR: temporary,
    ...(url ? { DATABASE_URL: url } : { DEMO: 'off' }),
  }
  let running: ShopProcess | undefined

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await running?.end(signal)
  }

  return {
    dataDir,
    /** Settings for running a shop on this copy. */
    settings,
    /** URL of this copy's database on PostgreSQL; empty on the embedded database. */
    url: url ?? '',
    /** Starts the shop and returns its address once it listens. */
    async start(...nodeOptions: string[]): Promise<string> {
      running = await spawnShop(settings, nodeOptions)
      return running.address
    },
    end,
    /** Opens the database directly, while the shop is stopped. */
    open: () => openDatabase({ databaseUrl: url, dataDir }, openLog('error')),
    async remove() {
      await end('SIGKILL')
      if (clusterUrl) await administer(clusterUrl, `drop database ${name} with (force)`)
      // The database of a killed shop is still closing its files.
      else await (await lockFolder(dataDir))()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
