import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/index.ts'
import { checkStaged } from './check-staged.ts'
import type { Kind } from './kind.ts'
import type { Run } from './run.ts'
import { stageFile } from './stage-file.ts'

/** Brings one file's good rows into the shop and its counts and bad rows into the report; answers the lines left out. */
export async function importKind(
  tx: Transaction,
  kind: Kind,
  path: string,
  { report, onBytes }: Run,
): Promise<Set<number>> {
  const { present, unknownColumns, problems, pricesRounded } = await stageFile(tx, kind, path, onBytes)
  for (const column of unknownColumns)
    report.notices.push(`${kind.file}: the column ${column} is not known and is left out.`)
  problems.push(...(await checkStaged(tx, kind)))
  const { rows: left } = await tx.execute<{ line: number }>(sql`delete from staged where bad returning line`)
  report.counts.push(...(await kind.merge(tx, present)))
  report.pricesRounded += pricesRounded
  report.leftOut += left.length
  report.badRows.push(
    ...problems.toSorted((a, b) => a.line - b.line).map((problem) => ({ file: kind.file, ...problem })),
  )
  return new Set(left.map(({ line }) => line))
}
