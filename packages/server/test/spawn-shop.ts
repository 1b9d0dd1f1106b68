import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { startEmbedded } from '../src/db/embedded-database.ts'
import { openDatabase } from '../src/db/index.ts'
import { openLog } from '../src/log.ts'
import { administer } from './open-test-shop.ts'
import { databaseUrl, TEMPLATE } from './prepare-database.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The shop as its own process on a copy of the test world, to be started and killed at will. */
export async function prepareShopProcess() {
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-killed-'))
  const clusterUrl = inject('clusterUrl')
  const name = `volute_${randomUUID().replaceAll('-', '')}`
  if (clusterUrl) await administer(clusterUrl, `create database ${name} template ${TEMPLATE}`)
  else await (await startEmbedded(dataDir, inject('dump'))).stop()
  const url = clusterUrl ? databaseUrl(clusterUrl, name) : undefined
  let running: ChildProcess | undefined

  /** Answers the address once the shop listens. */
  async function start(...nodeOptions: string[]): Promise<string> {
    const child = spawn(process.execPath, [...nodeOptions, main], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: '0',
        LOG_LEVEL: 'info',
        ...(url ? { DATABASE_URL: url } : { DEMO: 'off' }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running = child
    for await (const line of createInterface(child.stdout)) {
      const address = /Server listening at (http:[^"]+)/.exec(line)?.[1]
      if (!address) continue
      child.stdout.resume()
      return address
    }
    throw new Error('the shop ended while it started')
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = once(running, 'exit')
    running.kill(signal)
    await gone
  }

  return {
    dataDir,
    start,
    end,
    /** The database itself, while the shop is stopped. */
    open: () => openDatabase({ databaseUrl: url, dataDir }, openLog('error')),
    async remove() {
      await end('SIGKILL')
      if (clusterUrl) await administer(clusterUrl, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
