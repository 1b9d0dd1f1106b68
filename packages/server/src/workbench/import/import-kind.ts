import { sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'
import type { Kind, Problem, Unique } from './kind.ts'
import type { TableFile } from './list-folder.ts'
import type { ImportReport } from './report.ts'
import type { Run } from './run.ts'
import { stageFile } from './stage-file.ts'

/** Imports one file's good rows, adds its counts and bad rows to the report, and returns the lines left out. */
export async function importKind(
  tx: Transaction,
  kind: Kind,
  table: TableFile,
  run: Run,
): Promise<Set<number>> {
  const { rows, present, unknownColumns, problems, pricesRounded } = await stageFile(tx, kind, table, run)
  const { report } = run
  report.rows += rows
  for (const column of unknownColumns)
    report.notices.push(`${table.name}: the column ${column} is not known and is left out.`)
  problems.push(...(await checkStaged(tx, kind)))
  const { rows: left } = await tx.execute<{ line: number }>(sql`delete from staged where bad returning line`)
  report.counts.push(...(await kind.merge(tx, present)))
  report.pricesRounded += pricesRounded
  if (present.has('effective_date')) await noteEffectiveDate(tx, report)
  report.leftOut += left.length
  report.badRows.push(
    ...problems.toSorted((a, b) => a.line - b.line).map((problem) => ({ file: table.name, ...problem })),
  )
  return new Set(left.map(({ line }) => line))
}

async function noteEffectiveDate(tx: Transaction, report: ImportReport) {
  const { rows } = await tx.execute<{ latest: string | null }>(
    sql`select greatest(max(effective_date), ${report.effectiveDate}::date)::text as latest from staged`,
  )
  report.effectiveDate = rows[0]?.latest ?? null
}

/** Finds staged rows that are duplicates, have unknown references, or break the kind's own rules, and marks them bad. */
async function checkStaged(tx: Transaction, kind: Kind): Promise<Problem[]> {
  await kind.prepare?.(tx)
  const problems: Problem[] = []
  for (const unique of kind.unique) problems.push(...(await findTwice(tx, unique)))
  for (const column of Object.keys(kind.columns)) problems.push(...(await findUnknown(tx, kind, column)))
  await markBad(tx, problems)
  const broken = (await kind.check?.(tx)) ?? []
  await markBad(tx, broken)
  return [...problems, ...broken]
}

async function findTwice(tx: Transaction, { column, by, says }: Unique): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; first: number }>(sql`
    select line, first from (
      select s.line, first_value(s.line) over (partition by ${by} order by s.line) as first
      from staged s where not s.bad and ${by} is not null
    ) compared where line > first order by line`)
  return rows.map(({ line, first }) => ({ line, column, reason: says(first) }))
}

async function findUnknown(tx: Transaction, kind: Kind, column: string): Promise<Problem[]> {
  const refersTo = kind.columns[column]?.refersTo
  if (!refersTo) return []
  const named = sql.identifier(column)
  const { rows } = await tx.execute<{ line: number; name: string }>(sql`
    select line, ${named} as name from staged
    where ${named} is not null and ${sql.identifier(refersTo.stagedAs)} is null order by line`)
  return rows.map(({ line, name }) => ({ line, column, reason: `there is no ${refersTo.noun} '${name}'` }))
}

async function markBad(tx: Transaction, problems: readonly Problem[]): Promise<void> {
  if (problems.length === 0) return
  const lines = problems.map(({ line }) => line)
  await tx.execute(sql`update staged set bad = true where line = any(${sql.param(lines)}::int[])`)
}
