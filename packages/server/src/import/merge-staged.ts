import { type SQL, sql } from 'drizzle-orm'
import { nameKey, type Transaction } from '../db/index.ts'
import type { Count, Unique } from './kind.ts'

interface Source {
  /** The file's column: a column that the file does not have changes nothing in known rows. */
  column: string
  value: SQL
}

/** Where staged rows go: `t` is the table's row, `s` the staged one. */
export interface Target {
  label: string
  table: string
  match: SQL
  set: Record<string, Source>
  /** Which staged rows are meant; all unless told. */
  where?: SQL
}

export const from = (column: string, value: SQL = sql.raw(`s.${column}`)): Source => ({ column, value })

/** Writes staged rows that are new or differ, and counts them; what is the same already is not written. */
export async function mergeStaged(
  tx: Transaction,
  present: ReadonlySet<string>,
  target: Target,
): Promise<Count> {
  const { label, where = sql`true` } = target
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from staged s where ${where}`,
  )
  const changed = await updateKnown(tx, present, { ...target, where })
  const added = await insertNew(tx, { ...target, where })
  await tx.execute(sql`analyze ${sql.identifier(target.table)}`)
  return { label, added, changed, unchanged: (rows[0]?.total ?? 0) - added - changed }
}

async function updateKnown(tx: Transaction, present: ReadonlySet<string>, target: Required<Target>) {
  const { table, match, where } = target
  const set = Object.entries(target.set).filter(([, source]) => present.has(source.column))
  const updated = await tx.execute(sql`
    update ${sql.identifier(table)} t
    set ${list(set.map(([name, { value }]) => sql`${sql.identifier(name)} = ${value}`))}
    from staged s
    where ${match} and ${where}
      and row(${list(set.map(([name]) => sql`t.${sql.identifier(name)}`))})
        is distinct from row(${list(set.map(([, { value }]) => value))})`)
  return updated.rowCount ?? 0
}

async function insertNew(tx: Transaction, { table, match, where, set }: Required<Target>) {
  const inserted = await tx.execute(sql`
    insert into ${sql.identifier(table)} (${list(Object.keys(set).map((name) => sql.identifier(name)))})
    select ${list(Object.values(set).map(({ value }) => value))} from staged s
    where ${where} and not exists (select from ${sql.identifier(table)} t where ${match})
    order by s.line`)
  return inserted.rowCount ?? 0
}

const list = (parts: Parameters<typeof sql.join>[0]) => sql.join(parts, sql`, `)

/** Whether the table's row and the staged one have the same name, as the unique indexes compare names. */
export const sameStagedName = (column: string): SQL =>
  sql`${nameKey(sql.raw(`t.${column}`))} = ${nameKey(sql.raw(`s.${column}`))}`

export const uniqueName = (column: string): Unique => ({
  column,
  by: nameKey(sql.raw(`s.${column}`)),
  says: (line) => `stands in line ${line} already`,
})
