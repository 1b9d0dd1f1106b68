import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  bucketUrl,
  cutOffBucketServer,
  openBucketServer,
} from '../../../../packages/server/test/open-bucket-server.ts'
import { openWorld } from '../orders/open-world.ts'
import { hasEnded, openPostgresFolder } from '../world/postgres-folder.ts'
import { openClock } from './clock.ts'
import { openMailServer } from './mail-server.ts'
import { openSmallDisk } from './small-disk.ts'

export const ports = { shop: 3830, database: 3831, bucket: 3832, mail: 3833 } as const
const BUYERS = 3

export type Ground = Awaited<ReturnType<typeof openGround>>

/**
 * Services that a shop depends on, each of which can fail: database, data folder, bucket, mail server, clock. No wait of a
 * fault lasts longer than `mostSeconds`.
 */
export async function openGround(mostSeconds: number, stop: AbortSignal) {
  const folder = await mkdtemp(join(tmpdir(), 'volute-faults-'))
  // PostgreSQL runs as another user and reads the clock file in this folder.
  await chmod(folder, 0o755)
  const [databaseDisk, dataDisk] = [await openSmallDisk(320), await openSmallDisk(32)]
  const database = await openDatabase(databaseDisk?.folder ?? folder, stop)
  const dataDir = join(dataDisk?.folder ?? folder, 'data')
  const world = await openWorld({ dataDir, databaseUrl: database.url }, BUYERS)
  const bucketFolder = join(folder, 'bucket')
  await mkdir(bucketFolder)
  const mail = await openMailServer(ports.mail)
  return {
    ...world,
    folder,
    dataDir,
    database,
    databaseDisk,
    dataDisk,
    bucket: openBucket(bucketFolder),
    mail,
    clock: await openClock(folder, stop),
    mostSeconds,
    pause: (seconds: number, until: AbortSignal) =>
      wait(Math.min(seconds, mostSeconds) * 1_000, undefined, { signal: until }),
    async close() {
      await mail.end()
      await database.close()
      for (const disk of [databaseDisk, dataDisk]) await disk?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Small segments of the write-ahead log, few of them kept, so that the next one soon needs disk space. */
const SEGMENTS = { min_wal_size: '2MB', max_wal_size: '32MB' }

async function openDatabase(parent: string, stop: AbortSignal) {
  const { folder, initialise, start, close } = await openPostgresFolder(stop, parent)
  const data = join(folder, 'data')
  await initialise(data, '--wal-segsize=1')
  let server = await start(data, ports.database, SEGMENTS)
  return {
    url: `postgres://postgres@127.0.0.1:${ports.database}/postgres`,
    hasEnded: () => hasEnded(server),
    /** Shuts it down cleanly if it still runs, then starts it with these environment variables. */
    async restart(env: Record<string, string> = {}) {
      await endInPeace(server)
      server = await start(data, ports.database, SEGMENTS, env)
    },
    close,
  }
}

async function endInPeace(server: ChildProcess) {
  if (hasEnded(server)) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}

function openBucket(folder: string) {
  const open = () => openBucketServer(ports.bucket, folder)
  let server = open()
  return {
    url: bucketUrl(ports.bucket),
    async start() {
      server = open()
      await server.run()
    },
    end: () => cutOffBucketServer(server),
  }
}
