import { addDays, type InputOf } from '@volute/domain/core/kernel'
import { type AuditedAct, factsOf, type listAudit, namedIn } from '@volute/domain/backoffice/support'
import { and, desc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { contains, findPage, type Queryable, schema, startOfDay } from '../../core/db/index.ts'
import { findNames } from './subject-names-store.ts'

const { events, companies, users } = schema

type Filters = InputOf<typeof listAudit> & { timeZone: string }

/** A page of the events, latest first (SUPPORT-08). */
export async function findAudit(db: Queryable, page: Filters) {
  const found = await chosen(db, page)
  const all = sql`select from ${events} where ${found ?? sql`true`} order by ${events.atUtc} desc, ${events.id} desc`
  const { rows, ...counted } = await findPage(db, page, actsWith(db, found), all)
  return { ...counted, acts: await auditedActs(db, rows) }
}

/** Actions by and about a person, latest first; each of the two uses its own index. */
export async function latestActsOf(db: Queryable, userId: number, count: number): Promise<AuditedAct[]> {
  return latestOf(db, [eq(events.userId, userId), aboutSubject('userId', userId)], count)
}

/** Actions about an order, latest first. */
export async function latestActsAbout(db: Queryable, salesOrderId: number, count: number) {
  return latestOf(db, [aboutSubject('salesOrderId', salesOrderId)], count)
}

/** The name is a literal: the planner does not match a parameter to the index. */
const aboutSubject = (name: 'userId' | 'salesOrderId', id: number) =>
  sql`${events.subject} ->> ${sql.raw(`'${name}'`)} = ${String(id)}`

async function latestOf(db: Queryable, conditions: SQL[], count: number): Promise<AuditedAct[]> {
  const found = conditions.map(
    (one) => sql`(select id from ${events} where ${one} order by ${events.id} desc limit ${count})`,
  )
  const ids = sql`${events.id} in (${sql.join(found, sql` union `)})`
  return auditedActs(db, await actsWith(db, ids).limit(count))
}

/** Looks up the people and companies that match the filters first, so that the planner knows their number. */
async function chosen(
  db: Queryable,
  { who, company, act, from, to, timeZone }: Filters,
): Promise<SQL | undefined> {
  const [people, named] = await Promise.all([
    who === '' ? undefined : idsOf(db, users, contains(who, [users.name, users.email])),
    company === '' ? undefined : idsOf(db, companies, contains(company, [companies.name])),
  ])
  return and(
    people && isOneOf(events.userId, people),
    named && isOneOf(events.companyId, named),
    act === '' ? undefined : eq(events.kind, act),
    from === undefined ? undefined : gte(events.atUtc, startOfDay(from, timeZone)),
    to === undefined ? undefined : lt(events.atUtc, startOfDay(addDays(to, 1), timeZone)),
  )
}

async function idsOf(db: Queryable, table: typeof users | typeof companies, found: SQL | undefined) {
  const rows = await db.select({ id: table.id }).from(table).where(found)
  return rows.map(({ id }) => id)
}

const isOneOf = (column: SQLWrapper, ids: number[]) => sql`${column} = any(${sql.param(ids)}::int[])`

function actsWith(db: Queryable, found: SQL | undefined) {
  return db
    .select({
      actId: events.id,
      atUtc: events.atUtc,
      userId: events.userId,
      userName: users.name,
      emailAddress: users.email,
      companyId: events.companyId,
      companyName: companies.name,
      act: events.kind,
      subject: sql<Record<string, unknown>>`${events.subject}`,
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.userId))
    .leftJoin(companies, eq(companies.id, events.companyId))
    .where(found)
    .orderBy(desc(events.atUtc), desc(events.id))
    .$dynamic()
}

/** Acts in words; the names of all their subjects are read together. */
async function auditedActs(db: Queryable, rows: Awaited<ReturnType<typeof actsWith>>): Promise<AuditedAct[]> {
  const nameOf = await findNames(
    db,
    rows.flatMap(({ subject }) => namedIn(subject)),
  )
  return rows.map(({ subject, ...row }) => ({
    ...row,
    atUtc: row.atUtc.toISOString(),
    facts: factsOf(subject, nameOf),
  }))
}
