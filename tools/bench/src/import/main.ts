import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@volute/server/core/db'
import { openFiles } from '@volute/server/core/files'
import { importFolder, sayReport } from '@volute/server/workbench/import'
import { openLog } from '@volute/server/log'
import { residentMebibytes } from '../idle/read-processes.ts'
import { printTable } from '../print-table.ts'
import { openPostgres } from '../world/open-postgres.ts'
import { writeLines } from './write-lines.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '600000' },
    parts: { type: 'string', default: '0' },
    pumps: { type: 'string', default: '0' },
    folder: { type: 'string' },
    minutes: { type: 'string', default: '20' },
  },
})
const wanted = { lines: Number(values.lines), parts: Number(values.parts), pumps: Number(values.pumps) }
const stop = AbortSignal.timeout(Number(values.minutes) * 60_000)
const work = await mkdtemp(join(tmpdir(), 'volute-bench-import-'))
const cluster = await openPostgres(stop)
const opened = await openDatabase({ databaseUrl: cluster.url, dataDir: work }, openLog('fatal'))
const shop = { db: opened.db, files: await openFiles({ dataDir: work, filesUrl: undefined }) }
const rows: string[][] = []
try {
  if (!values.folder) await writeLines(work, { ...wanted, quantity: 1 })
  const folder = values.folder ?? work
  await measure('dry run', folder, { dryRun: true })
  await noteAsEmpty()
  await measure('first', folder)
  await measure('again', folder)
  if (!values.folder) {
    await writeLines(work, { ...wanted, quantity: 2 })
    await measure('all lines changed', folder)
  }
} finally {
  printTable([`import on ${cluster.version}`, 'seconds', 'MiB at most'], rows)
  await opened.close()
  await cluster.close()
  await rm(work, { recursive: true, force: true })
}

/** Has the statistics show the tables as empty, as autovacuum leaves them a minute after a dry run. */
async function noteAsEmpty(): Promise<void> {
  for (const table of ['parts', 'bom_lines', 'pumps']) await opened.pool.query(`vacuum analyze ${table}`)
}

async function measure(name: string, folder: string, { dryRun = false } = {}): Promise<void> {
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, residentMebibytes(process.pid))
  }, 100)
  const start = performance.now()
  try {
    const report = await importFolder(shop, folder, { dryRun, stop })
    if (report.badRows.length > 0) throw new Error(sayReport(report, dryRun))
  } finally {
    clearInterval(watch)
  }
  const row = [name, ((performance.now() - start) / 1_000).toFixed(1), most.toFixed(0)]
  console.error(row.join(', '))
  rows.push(row)
}
