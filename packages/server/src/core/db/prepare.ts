import { createHash } from 'node:crypto'
import { getTableColumns, getTableName, type QueryWithTypings, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import { rowMapper, type Selected } from './map-rows.ts'
import type { Queryable } from './queryable.ts'

/** A query of drizzle's builder, with `sql.placeholder` where values come in. */
interface Built<Reply> {
  toSQL(): { sql: string }
  prepare(name: string): Rendered<Reply>
}

type Values = Record<string, unknown>
interface Rendered<Reply> {
  /** Private fields of drizzle: those of a selecting query, and the conversion of its rows to objects. */
  fields?: Selected[]
  customResultMapper?: unknown
  execute(values?: Values): Promise<Reply>
}

/**
 * A query that is rendered once in this process and parsed once by each connection of PostgreSQL. It is sent when it is called,
 * so that those of one `Promise.all` in a transaction are done in their order.
 *
 * @example
 * const partWithId = prepare((db) => db.select().from(parts).where(eq(parts.id, sql.placeholder('id'))))
 * const [part] = await partWithId(tx, { id: 7 })
 */
export function prepare<Reply>(build: (db: Queryable) => Built<Reply>) {
  return onAnySession((db) => {
    const query = build(db)
    const rendered = query.prepare(nameOf(query.toSQL().sql))
    rendered.customResultMapper ??= rendered.fields && rowMapper(rendered.fields)
    return rendered
  })
}

/** The same for written SQL. */
export function prepareSql<Row extends object>(written: SQL) {
  const run = onAnySession((db) => {
    const query = sessionOf(db).dialect.sqlToQuery(written)
    return db._.session.prepareQuery(query, undefined, nameOf(query.sql), false) as Rendered<{ rows: Row[] }>
  })
  return async (db: Queryable, values: Values) => (await run(db, values)).rows
}

/**
 * Inserts any number of rows by one statement with one parameter; what a row leaves out is null, and `omit` names the columns
 * that have their default, which generated ones always have. `tail` follows the statement, such as what to return.
 */
export function prepareInsert<Table extends PgTable, Returned extends object = never>(
  table: Table,
  { omit = [], tail = sql`` }: { omit?: (keyof Table['_']['columns'])[]; tail?: SQL } = {},
) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { generated }]) => !generated && !omit.includes(key),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const rowOf = (row: Values) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]))
  const run = prepareSql<Returned>(sql`
    insert into ${table} (${names}) select ${names}
    from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${sql.placeholder('rows')}) ${tail}`)
  return (db: Queryable, rows: readonly Table['$inferInsert'][]) =>
    run(db, { rows: JSON.stringify(rows.map(rowOf)) })
}

/** Runs a text of somebody else's, which is one of few. */
export const runPrepared = (db: Queryable, text: string, values: unknown[]): Promise<QueryResult> =>
  sessionOf(db).client.query({ name: nameOf(text), text, values })

const names = new Map<string, string>()

/** Two texts never share a name, and neither do two versions of the shop behind one pooler. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** Private field of drizzle: a rendered query belongs to the client that it was rendered for. */
interface Session {
  client: { query(config: { name: string; text: string; values: unknown[] }): Promise<QueryResult> }
  dialect: { sqlToQuery(query: SQL): QueryWithTypings }
}

const sessionOf = (db: Queryable) => db._.session as unknown as Session

function onAnySession<Reply>(render: (db: Queryable) => Rendered<Reply>) {
  let rendered: Rendered<Reply> | undefined
  return (db: Queryable, values: Values = {}): Promise<Reply> => {
    rendered ??= render(db)
    const client = { value: sessionOf(db).client }
    const onSession = Object.create(rendered, { client }) as Rendered<Reply>
    return onSession.execute(values)
  }
}
