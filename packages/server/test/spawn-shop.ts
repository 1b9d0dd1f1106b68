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
import { administer } from './administer.ts'
import { copyOfTemplate, databaseUrl } from './prepare-database.ts'

const main = fileURLToPath(new URL('../src/app/main.ts', import.meta.url))

/** A shop in a process of its own. */
export interface ShopProcess {
  /** Where it listens. */
  address: string
  send(signal: 'SIGTERM'): void
  /** Sends a signal and waits for the end; answers the exit code, null when the signal was the end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** Starts the shop under these settings, and answers once it listens. */
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

/** Starts a shop that only works; it listens nowhere. */
export function spawnWorker(settings: Record<string, string>): Pick<ShopProcess, 'end'> {
  const child = spawnMain({ ...settings, ROLE: 'worker' }, [])
  child.stdout.resume()
  return { end: endOf(child) }
}

/** Its errors are handed on, not inherited: a shop that a failed test left would keep the tests from ending. */
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

/** The shop as its own process on a copy of the test world, to be started and killed at will. */
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
    /** Under which settings a shop runs on this copy. */
    settings,
    /** The PostgreSQL of this copy, where it is on one. */
    url: url ?? '',
    /** Answers the address once the shop listens. */
    async start(...nodeOptions: string[]): Promise<string> {
      running = await spawnShop(settings, nodeOptions)
      return running.address
    },
    end,
    /** The database itself, while the shop is stopped. */
    open: () => openDatabase({ databaseUrl: url, dataDir }, openLog('error')),
    async remove() {
      await end('SIGKILL')
      if (clusterUrl) await administer(clusterUrl, `drop database ${name} with (force)`)
      // The database of a killed shop still closes its files.
      else await (await lockFolder(dataDir))()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
