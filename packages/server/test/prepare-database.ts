import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/core/db/index.ts'
import { openLog } from '../src/core/log/log.ts'
import { jobs } from '../src/app/jobs.ts'
import { openQueue } from '../src/core/queue/index.ts'
import { seedWorld } from './world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Administrative URL of a PostgreSQL; empty when the tests run on the embedded database. */
    clusterUrl: string
    /** A dump of the filled embedded database. */
    dump: string
  }
}

const TEMPLATE = 'volute_template'

/** Copies files, which takes a third of the time of logging each page. */
export const copyOfTemplate = (name: string) =>
  `create database ${name} template ${TEMPLATE} strategy file_copy`

/** Fills one database with the test world; every test file starts from a copy of it. */
export default async function prepare(project: TestProject) {
  const clusterUrl = process.env['TEST_DATABASE_URL'] ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'volute-test-'))
  const dump = join(folder, 'world.tar')
  if (clusterUrl) await recreateTemplate(clusterUrl)
  await fill(clusterUrl ? databaseUrl(clusterUrl, TEMPLATE) : undefined, folder)
  if (!clusterUrl) await dumpTo(dump, join(folder, 'database'))
  project.provide('clusterUrl', clusterUrl)
  project.provide('dump', dump)
  console.log(`The server's tests run on ${clusterUrl ? 'PostgreSQL' : 'the embedded database'}.`)
  return () => rm(folder, { recursive: true, force: true })
}

async function fill(url: string | undefined, dataDir: string) {
  const log = openLog('warn')
  const opened = await openDatabase({ databaseUrl: url, dataDir }, log)
  const queue = await openQueue(opened, log, jobs)
  await opened.db.transaction((tx) => seedWorld(tx, new Date('2026-11-20T12:00:00Z')))
  await queue.stop()
  await opened.close()
}

async function dumpTo(dump: string, dataDir: string) {
  const database = await PGlite.create({ dataDir })
  await writeFile(dump, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()))
  await database.close()
}

async function recreateTemplate(clusterUrl: string) {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE}`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
}

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
