import { and, eq, isNull } from 'drizzle-orm'
import type { Mail } from '../context.ts'
import { type Queryable, schema } from '../db/index.ts'

const { outbox } = schema

export async function insertMail(db: Queryable, mail: Mail, now: Date): Promise<number> {
  const [row] = await db
    .insert(outbox)
    .values({ ...mail, createdUtc: now })
    .returning({ id: outbox.id })
  if (!row) throw new Error('the outbox took no mail')
  return row.id
}

/** The mail if it is still to be sent, locked against a second sender. */
export async function lockUnsentMail(db: Queryable, id: number) {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isNull(outbox.sentUtc)))
    .for('update')
  return mail
}

export async function markSent(db: Queryable, id: number, now: Date): Promise<void> {
  await db.update(outbox).set({ sentUtc: now }).where(eq(outbox.id, id))
}
