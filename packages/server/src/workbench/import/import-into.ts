import type { Transaction } from '../../core/db/index.ts'
import type { FileStore } from '../../core/files/index.ts'
import { importPages } from './documents/import-pages.ts'
import { importDrawings } from './drawings/import-drawings.ts'
import { createRoundedPrices } from './capture/rounded-prices.ts'
import { createBadNames, importKind } from './import-kind.ts'
import { joinBy } from './join-by.ts'
import { kinds } from './kinds/index.ts'
import type { Sources } from './list-folder.ts'
import type { Run } from './run.ts'
import { importDocuments, type ReadyFile } from './store-files.ts'
import type { LeftOut } from './write-bad-rows.ts'

/**
 * Imports the good rows of all sources in the caller's transaction and adds the bad ones to its report. Returns the rows
 * left out, and the drawings and documents that the caller has to store before it commits.
 */
export async function importInto(
  tx: Transaction,
  files: FileStore,
  { tables, drawings, compose, documents }: Sources,
  run: Run,
): Promise<{ ready: ReadyFile[]; leftOut: LeftOut[] }> {
  await joinBy(tx, 'hash')
  await createBadNames(tx)
  await createRoundedPrices(tx)
  const leftOut: LeftOut[] = []
  for (const kind of kinds)
    for (const table of tables.filter(({ file }) => file === kind.file)) {
      const lines = await importKind(tx, kind, table, run)
      if (lines.size > 0) leftOut.push({ table, lines })
    }
  const ready = [
    ...(await importDrawings(tx, files, [...drawings, ...((await compose?.(tx)) ?? [])], run)),
    ...(await importDocuments(files, documents, run)),
  ]
  await importPages(tx, documents, run)
  return { ready, leftOut }
}
