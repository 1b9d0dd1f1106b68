import { createHash } from 'node:crypto'
import { type QueryWithTypings, type SQL } from 'drizzle-orm'
import type { Database, Queryable } from './queryable.ts'

/** A query of drizzle's builder, with `sql.placeholder` where values come in. */
interface Built<Row> {
  toSQL(): { sql: string }
  prepare(name: string): { execute(values?: Values): Promise<Row> }
}

type Values = Record<string, unknown>
type Rendered<Reply> = { execute(values?: Values): Promise<Reply> }

/**
 * A query that is rendered once in this process and parsed once by each connection of PostgreSQL.
 *
 * @example
 * const partWithId = prepare((db) => db.select().from(parts).where(eq(parts.id, sql.placeholder('id'))))
 * const [part] = await partWithId(tx, { id: 7 })
 */
export function prepare<Reply>(build: (db: Database) => Built<Reply>) {
  return onAnySession((db) => {
    const query = build(db)
    return query.prepare(nameOf(query.toSQL().sql))
  })
}

/** The same for written SQL. */
export function prepareSql<Row extends object>(written: SQL) {
  const run = onAnySession(({ _: { session } }) => {
    const query: QueryWithTypings = dialectOf(session).sqlToQuery(written)
    return session.prepareQuery(query, undefined, nameOf(query.sql), false) as Rendered<{ rows: Row[] }>
  })
  return async (db: Queryable, values: Values) => (await run(db, values)).rows
}

/** Two texts never share a name, and neither do two versions of the shop behind one pooler. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** What drizzle keeps private: a rendered query belongs to the client that it was rendered for. */
interface Session {
  client: object
  dialect: { sqlToQuery(query: SQL): QueryWithTypings }
}

const sessionOf = (db: Queryable) => db._.session as unknown as Session
const dialectOf = (session: unknown) => (session as Session).dialect

function onAnySession<Reply>(render: (db: Database) => Rendered<Reply>) {
  let rendered: Rendered<Reply> | undefined
  return (db: Queryable, values: Values = {}): Promise<Reply> => {
    rendered ??= render(db as Database)
    const onSession: Rendered<Reply> = Object.create(rendered, { client: { value: sessionOf(db).client } })
    return onSession.execute(values)
  }
}
