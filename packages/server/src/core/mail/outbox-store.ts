import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Mail } from '../http/context.ts'
import { doTogether, prepare, prepareInsert, prepareSql, type Queryable, schema } from '../db/index.ts'

const { outbox } = schema

/** Adds mails and returns their ids in the same order. */
export async function insertMails(db: Queryable, mails: readonly Mail[], now: Date): Promise<number[]> {
  const rows = await insertedMails(
    db,
    mails.map((mail) => ({ ...mail, createdUtc: now })),
  )
  if (rows.length !== mails.length) throw new Error('the outbox did not take every mail')
  return rows.map(({ id }) => id)
}

const insertedMails = prepareInsert<typeof outbox, { id: number }>(outbox, {
  omit: ['id'],
  tail: sql`returning id`,
})

/** A mail that is not sent yet. Calls at the same time share one statement. */
export const findUnsentMail = doTogether(findUnsentMails)

async function findUnsentMails(db: Queryable, ids: readonly number[]) {
  return new Map((await unsentMails(db, { ids })).map((mail) => [mail.id, mail]))
}

const unsentMails = prepare((db) =>
  db
    .select()
    .from(outbox)
    .where(and(hasPlacedId(), isNull(outbox.sentUtc))),
)

const hasPlacedId = () => eq(outbox.id, sql`any(${sql.placeholder('ids')}::int[])`)

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

/** Marks these mails as sent. */
export async function markSent(db: Queryable, ids: readonly number[], now: Date): Promise<void> {
  await markedSent(db, { ids, now })
}

const markedSent = prepare((db) =>
  db
    .update(outbox)
    .set({ sentUtc: sql`${sql.placeholder('now')}` })
    .where(hasPlacedId()),
)

/** Same, and deletes their texts, which may contain a temporary password (OQ-72). */
export async function markSentAndForget(db: Queryable, ids: readonly number[], now: Date): Promise<void> {
  await markedAndForgotten(db, { ids, now })
}

const markedAndForgotten = prepare((db) =>
  db
    .update(outbox)
    .set({ sentUtc: sql`${sql.placeholder('now')}`, text: '', html: '', attachment: null })
    .where(hasPlacedId()),
)
