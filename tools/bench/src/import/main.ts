import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@volute/server/core/db'
import { openFiles } from '@volute/server/core/files'
import { importFolder, sayReport } from '@volute/server/workbench/import'
import { openLog } from '@volute/server/log'
import { printTable } from '../print-table.ts'
import { openPostgres } from '../world/open-postgres.ts'
import { writeLines } from './write-lines.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '600000' },
    folder: { type: 'string' },
    minutes: { type: 'string', default: '20' },
  },
})
const stop = AbortSignal.timeout(Number(values.minutes) * 60_000)
const work = await mkdtemp(join(tmpdir(), 'volute-bench-import-'))
const cluster = await openPostgres(stop)
const opened = await openDatabase({ databaseUrl: cluster.url, dataDir: work }, openLog('fatal'))
const shop = { db: opened.db, files: await openFiles({ dataDir: work, filesUrl: undefined }) }
try {
  if (!values.folder) await writeLines(work, Number(values.lines), 1)
  const folder = values.folder ?? work
  const rows = [
    ['dry run', await measure(folder, true)],
    ['first', await afterVacuum(folder)],
    ['again', await measure(folder)],
  ]
  if (!values.folder) {
    await writeLines(work, Number(values.lines), 2)
    rows.push(['all lines changed', await measure(folder)])
  }
  printTable([`import on ${cluster.version}`, 'seconds'], rows)
} finally {
  await opened.close()
  await cluster.close()
  await rm(work, { recursive: true, force: true })
}

/** Imports into tables that statistics show as empty, as autovacuum leaves them a minute after a dry run. */
async function afterVacuum(folder: string): Promise<string> {
  for (const table of ['parts', 'bom_lines', 'pumps']) await opened.pool.query(`vacuum analyze ${table}`)
  return measure(folder)
}

async function measure(folder: string, dryRun = false): Promise<string> {
  const start = performance.now()
  const report = await importFolder(shop, folder, { dryRun, stop })
  if (report.badRows.length > 0) throw new Error(sayReport(report, dryRun))
  return ((performance.now() - start) / 1000).toFixed(1)
}
