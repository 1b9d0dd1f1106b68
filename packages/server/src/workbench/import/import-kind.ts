import { type LeftOutGroup, workbenchLimits } from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import { numberKey, type Transaction } from '../../core/db/index.ts'
import type { Cause, Kind, Problem, Unique } from './kind.ts'
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
  const { rows, present, unknownColumns, problems, ...rounded } = await stageFile(tx, kind, table, run)
  const { report } = run
  report.rows += rows
  for (const column of unknownColumns)
    report.notices.push(`${table.name}: the column ${column} is not known and is left out.`)
  problems.push(...(await checkStaged(tx, kind, present)))
  await noteBadNames(tx, kind, table)
  const leftOutWhole = await findLeftOutWhole(tx, kind, problems)
  await createLeftWhole(tx, kind)
  const { rows: left } = await tx.execute<{ line: number }>(sql`delete from staged where bad returning line`)
  report.counts.push(...(await kind.merge(tx, present)))
  report.pricesRounded += rounded.pricesRounded
  report.amountsRounded += rounded.amountsRounded
  if (present.has('effective_date')) await noteEffectiveDate(tx, report)
  report.leftOut += left.length
  if (leftOutWhole.length > 0)
    report.leftOutWhole.push({
      file: table.name,
      goodRows: leftOutWhole[0]?.all ?? 0,
      groups: leftOutWhole.map(({ all, ...group }) => group),
    })
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
async function checkStaged(tx: Transaction, kind: Kind, present: ReadonlySet<string>): Promise<Problem[]> {
  await kind.prepare?.(tx)
  const problems: Problem[] = []
  for (const unique of kind.unique) problems.push(...(await findTwice(tx, unique)))
  for (const column of Object.keys(kind.columns)) problems.push(...(await findUnknown(tx, kind, column)))
  await markBad(tx, problems)
  const broken = (await kind.check?.(tx, present)) ?? []
  await markBad(tx, broken)
  await setAsideWhole(tx, kind)
  return [...problems, ...broken]
}

/** Leaves out the good rows that belong together with a bad one, since half of them would be wrong. */
async function setAsideWhole(tx: Transaction, { whole }: Kind): Promise<void> {
  if (!whole) return
  await tx.execute(sql`
    update staged s set bad = true
    where not s.bad and ${whole.by} in (select ${whole.by} from staged s where s.bad and ${whole.by} is not null)`)
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
  const { rows } = await tx.execute<{
    line: number
    name: string
    cause: (Cause & { shown: string }) | null
  }>(sql`
    select line, ${named} as name, (
      select jsonb_build_object('file', b.file, 'shown', b.shown, 'line', b.line) from bad_names b
      where b.noun = ${refersTo.noun} and b.name = ${numberKey(named)} order by b.line limit 1) as cause
    from staged where ${named} is not null and ${sql.identifier(refersTo.stagedAs)} is null order by line`)
  return rows.map(({ line, name, cause }) => {
    const reason = `there is no ${refersTo.noun} '${name}'`
    if (!cause) return { line, column, reason }
    const { shown, ...place } = cause
    return { line, column, reason: `${reason}, because line ${place.line} of ${shown} is bad`, cause: place }
  })
}

/** Remembers the numbers of bad rows, so that a row of another file that names one points there. */
async function noteBadNames(tx: Transaction, { names }: Kind, { name, shownName = name }: TableFile) {
  if (!names) return
  await tx.execute(sql`
    insert into bad_names
    select ${names.noun}, ${numberKey(sql.identifier(names.column))}, ${name}, ${shownName}, line
    from staged where bad and ${sql.identifier(names.column)} is not null`)
}

/** Creates the table of the numbers whose rows are bad. */
export const createBadNames = (tx: Transaction) =>
  tx.execute(sql`
    create temporary table if not exists bad_names (noun text, name text, file text, shown text, line integer) on commit drop`)

/**
 * The first groups of rows that are left out completely, each with the number of good rows in all of them. Bad rows of a file
 * that replaces rows are a group without good rows, too, and those that name none are a group without a number.
 */
async function findLeftOutWhole(tx: Transaction, { whole }: Kind, problems: readonly Problem[]) {
  if (!whole || problems.length === 0) return []
  const { shownGroups, shownLines } = workbenchLimits
  const isBad = sql`line = any(${sql.param(problems.map(({ line }) => line))}::int[])`
  const { rows } = await tx.execute<LeftOutGroup & { all: number }>(sql`
    select ${whole.of} as of, coalesce(min(name), '') as number,
      count(*) filter (where not is_bad)::int as "goodRows", count(*) filter (where is_bad)::int as "badRows",
      coalesce((array_agg(line order by line) filter (where is_bad))[1:${sql.raw(String(shownLines))}], '{}') as "badLines",
      sum(count(*) filter (where not is_bad)) over ()::int as "all"
    from (
      select ${whole.by} as whole, ${sql.identifier(whole.column)} as name, line, ${isBad} as is_bad from staged s where bad
    ) reported
    where whole is not null or name is null
    group by whole having ${isShown(whole)}
    order by count(*) filter (where not is_bad) = 0, min(line) limit ${shownGroups}`)
  return rows
}

const isShown = ({ of }: NonNullable<Kind['whole']>) =>
  of === 'BOM' || of === 'PUMP' ? sql`whole is null or count(*) filter (where not is_bad) > 0` : sql`true`

/** Creates the table of the groups that are left out completely. Bad rows without a group have a null row. */
async function createLeftWhole(tx: Transaction, { whole }: Kind) {
  if (!whole) return
  await tx.execute(sql`drop table if exists left_whole`)
  await tx.execute(sql`
    create temporary table left_whole on commit drop as
    select distinct ${whole.by} as whole from staged s
    where bad and (${whole.by} is not null or ${sql.identifier(whole.column)} is null)`)
}

async function markBad(tx: Transaction, problems: readonly Problem[]): Promise<void> {
  if (problems.length === 0) return
  const lines = problems.map(({ line }) => line)
  await tx.execute(sql`update staged set bad = true where line = any(${sql.param(lines)}::int[])`)
}
