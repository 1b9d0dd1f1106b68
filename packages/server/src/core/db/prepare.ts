import { createHash } from 'node:crypto'
import { getTableColumns, getTableName, type QueryWithTypings, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import { rowMapper, type Selected } from './map-rows.ts'
import type { Queryable } from './queryable.ts'

/** Query of drizzle's builder, with `sql.placeholder` for its values. */
interface Built<Reply> {
  toSQL(): { sql: string }
  prepare(name: string): Rendered<Reply>
}

type Values = Record<string, unknown>
interface Rendered<Reply> {
  /** Private fields of drizzle: the columns of a select query, and the mapping of its rows to objects. */
  fields?: Selected[]
  customResultMapper?: unknown
  execute(values?: Values): Promise<Reply>
}

/**
 * Prepares a query that is rendered once per process and parsed once per PostgreSQL connection. It is sent as soon as it is
 * called, so that the queries of one `Promise.all` in a transaction run in order.
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

/** Prepares written SQL in the same way. */
export function prepareSql<Row extends object>(written: SQL) {
  const run = onAnySession((db) => {
    const query = sessionOf(db).dialect.sqlToQuery(written)
    return db._.session.prepareQuery(query, undefined, nameOf(query.sql), false) as Rendered<{ rows: Row[] }>
  })
  return async (db: Queryable, values: Values) => (await run(db, values)).rows
}

/**
 * Inserts any number of rows in one statement with one parameter. A missing value is null; `omit` names the columns that get
 * their default, as generated ones always do. `tail` follows the statement, for example a `returning`.
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

/** Runs SQL text that was built elsewhere; it must be one of a few texts. */
export const runPrepared = (db: Queryable, text: string, values: unknown[]): Promise<QueryResult> =>
  sessionOf(db).client.query({ name: nameOf(text), text, values })

const names = new Map<string, string>()

/** Derives the name from the text, so that no two texts share one, not even those of two versions of the shop behind one pooler. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** Private field of drizzle: a rendered query belongs to the client for which it was rendered. */
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
