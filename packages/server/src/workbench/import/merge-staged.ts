import { type SQL, sql } from 'drizzle-orm'
import { nameKey, type Transaction } from '../../core/db/index.ts'
import { joinBy } from './join-by.ts'
import type { Count, Unique } from './kind.ts'

export interface Source {
  /** Column of the file; if the file lacks it, known rows keep their value. */
  column: string
  value: SQL
  /** Condition under which a known row keeps its value. */
  keptIf?: SQL
}

/** Target of staged rows: `t` is the table's row, `s` the staged one. */
export interface Target {
  label: string
  table: string
  match: SQL
  set: Record<string, Source>
  /** Filter for the staged rows to merge; all by default. */
  where?: SQL
  /** True to merge with one statement: the index is partial, so the planner may read all of it for each line of a portion. */
  atOnce?: boolean
}

export const from = (column: string, value: SQL = sql.raw(`s.${column}`)): Source => ({ column, value })

/** Writes staged rows that are new or differ, and counts all; unchanged rows are not written. */
export async function mergeStaged(
  tx: Transaction,
  present: ReadonlySet<string>,
  target: Target,
): Promise<Count> {
  const { label, where = sql`true` } = target
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from staged s where ${where}`,
  )
  const each = target.atOnce ? asWhole : inPortions
  const changed = await each(tx, (lines) => updateKnown(tx, present, target, sql`${where} and ${lines}`))
  const added = await each(tx, (lines) => insertNew(tx, target, sql`${where} and ${lines}`))
  await tx.execute(sql`analyze ${sql.identifier(target.table)}`)
  return { label, added, changed, unchanged: (rows[0]?.total ?? 0) - added - changed }
}

/** Lines that one statement merges, which takes some milliseconds. */
const PORTION = 300

/** Calls `write` for each portion of the file in turn, and returns the total number of rows written. */
async function inPortions(tx: Transaction, write: (lines: SQL) => Promise<number>): Promise<number> {
  const { rows } = await tx.execute<{ last: number | null }>(sql`select max(line) as last from staged`)
  await joinBy(tx, 'index')
  let written = 0
  for (let line = 0; line < (rows[0]?.last ?? 0); line += PORTION)
    written += await write(sql`s.line > ${line} and s.line <= ${line + PORTION}`)
  await joinBy(tx, 'hash')
  return written
}

const asWhole: typeof inPortions = (_tx, write) => write(sql`true`)

async function updateKnown(
  tx: Transaction,
  present: ReadonlySet<string>,
  target: Target,
  where: SQL,
): Promise<number> {
  const { table, match } = target
  const set = Object.entries(target.set).filter(([, source]) => present.has(source.column))
  const updated = await tx.execute(sql`
    update ${sql.identifier(table)} t
    set ${list(set.map(([name, source]) => sql`${sql.identifier(name)} = ${nextOf(name, source)}`))}
    from staged s
    where ${match} and ${where}
      and row(${list(set.map(([name]) => sql`t.${sql.identifier(name)}`))})
        is distinct from row(${list(set.map(([name, source]) => nextOf(name, source)))})`)
  return updated.rowCount ?? 0
}

const nextOf = (name: string, { value, keptIf }: Source) =>
  keptIf ? sql`case when ${keptIf} then t.${sql.identifier(name)} else ${value} end` : value

async function insertNew(tx: Transaction, { table, match, set }: Target, where: SQL): Promise<number> {
  const inserted = await tx.execute(sql`
    insert into ${sql.identifier(table)} (${list(Object.keys(set).map((name) => sql.identifier(name)))})
    select ${list(Object.values(set).map(({ value }) => value))} from staged s
    where ${where} and not exists (select from ${sql.identifier(table)} t where ${match})
    order by s.line`)
  return inserted.rowCount ?? 0
}

const list = (parts: Parameters<typeof sql.join>[0]) => sql.join(parts, sql`, `)

/** True if a replaced row may go: each bad row names another group, whose known rows stay. */
export const isEachGroupNamed = sql`not exists (select from left_whole where whole is null)`

/** True when the table's row and the staged one have the same name, compared as the unique indexes do. */
export const sameStagedName = (column: string): SQL =>
  sql`${nameKey(sql.raw(`t.${column}`))} = ${nameKey(sql.raw(`s.${column}`))}`

export const uniqueName = (column: string): Unique => ({
  column,
  by: nameKey(sql.raw(`s.${column}`)),
  says: (line) => `stands in line ${line} already`,
})
