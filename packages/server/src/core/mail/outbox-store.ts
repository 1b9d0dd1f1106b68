import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Mail } from '../http/context.ts'
import { prepare, prepareInsert, prepareSql, type Queryable, schema } from '../db/index.ts'

const { outbox } = schema

export async function insertMail(db: Queryable, mail: Mail, now: Date): Promise<number> {
  const [row] = await insertedMail(db, [{ ...mail, createdUtc: now }])
  if (!row) throw new Error('the outbox took no mail')
  return row.id
}

const insertedMail = prepareInsert<typeof outbox, { id: number }>(outbox, {
  omit: ['id'],
  tail: sql`returning id`,
})

export async function findUnsentMail(db: Queryable, id: number) {
  const [mail] = await unsentMail(db, { id })
  return mail
}

const unsentMail = prepare((db) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, sql.placeholder('id')), isNull(outbox.sentUtc))),
)

/** Latest mails to all recipients, newest first; only for the demo. */
export async function latestMails(db: Queryable, count: number) {
  return db
    .select({
      mailId: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      createdUtc: outbox.createdUtc,
    })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .limit(count)
}

/** Lists the ids of all unsent mails, oldest first. */
export async function listUnsentMailIds(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isNull(outbox.sentUtc))
    .orderBy(asc(outbox.id))
  return rows.map((row) => row.id)
}

/** Returns the number of unsent mails, and the age of the oldest. */
export async function findMailBacklog(db: Queryable) {
  const [backlog] = await mailBacklog(db, {})
  return backlog ?? { unsent: 0, oldestSeconds: 0 }
}

const mailBacklog = prepareSql<{ unsent: number; oldestSeconds: number }>(sql`
  select count(*)::int unsent,
    coalesce(extract(epoch from now() - min(created_utc)), 0)::float "oldestSeconds"
  from outbox where sent_utc is null`)

export async function markSent(db: Queryable, id: number, now: Date): Promise<void> {
  await markedSent(db, { id, now })
}

const placedId = eq(outbox.id, sql.placeholder('id'))
const markedSent = prepare((db) =>
  db
    .update(outbox)
    .set({ sentUtc: sql`${sql.placeholder('now')}` })
    .where(placedId),
)

/** Marks a mail as sent and deletes its text, which may contain a temporary password (OQ-72). */
export async function markSentAndForget(db: Queryable, id: number, now: Date): Promise<void> {
  await markedAndForgotten(db, { id, now })
}

const markedAndForgotten = prepare((db) =>
  db
    .update(outbox)
    .set({ sentUtc: sql`${sql.placeholder('now')}`, text: '', html: '', attachment: null })
    .where(placedId),
)
