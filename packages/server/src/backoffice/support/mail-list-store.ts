import { readEmail, type InputOf } from '@volute/domain/core/kernel'
import { type listSupportMails, type SupportMail, whyNotSent } from '@volute/domain/backoffice/support'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { findPage, jobStatements, type Queryable, schema } from '../../core/db/index.ts'

const { outbox, salesOrders } = schema

/** A page of the mails, latest first: all, or those to one address (SUPPORT-07). */
export async function findMails(db: Queryable, page: InputOf<typeof listSupportMails>) {
  const { state, searchValue } = page
  const found = and(
    state === 'Unsent' ? isNull(outbox.sentUtc) : undefined,
    state === 'Sent' ? isNotNull(outbox.sentUtc) : undefined,
    searchValue === '' ? undefined : eq(outbox.recipient, readEmail(searchValue) ?? searchValue),
  )
  const all = sql`select from ${outbox} where ${found ?? sql`true`} order by ${outbox.id} desc`
  const { rows, ...counted } = await findPage(db, page, mailsWith(db, found), all)
  return { ...counted, mails: rows.map(supportMail) }
}

/** The latest mails of a person or an order. */
export async function latestMailsOf(db: Queryable, of: SQL, count: number): Promise<SupportMail[]> {
  return (await mailsWith(db, of).limit(count)).map(supportMail)
}

export const mailsTo = (recipient: string) => eq(outbox.recipient, recipient)
export const mailsAbout = (salesOrderId: number) => eq(outbox.salesOrderId, salesOrderId)

/** A mail with its notification and its order, locked against another sender. */
export async function lockMail(tx: Queryable, mailId: number) {
  const [mail] = await tx
    .select({
      recipient: outbox.recipient,
      sentUtc: outbox.sentUtc,
      orderNews: outbox.orderNews,
      newsDetail: outbox.newsDetail,
      order: salesOrders,
    })
    .from(outbox)
    .leftJoin(salesOrders, eq(salesOrders.id, outbox.salesOrderId))
    .where(eq(outbox.id, mailId))
    .for('update', { of: outbox })
  return mail
}

interface Progress {
  tries: number
  lastError: string | null
  nextTryUtc: string | null
}

/** Finds the mail's job by its data in the queue. */
function mailsWith(db: Queryable, found: SQL | undefined) {
  const job = jobStatements.unfinishedJob('send-mail', sql`'{"mailId":' || ${outbox.id} || '}'`)
  return db
    .select({
      mailId: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      createdUtc: outbox.createdUtc,
      sentUtc: outbox.sentUtc,
      orderNews: outbox.orderNews,
      orderStatus: salesOrders.deskStatus,
      job: sql<Progress | null>`(select to_json(job) from (${job}) job)`,
    })
    .from(outbox)
    .leftJoin(salesOrders, eq(salesOrders.id, outbox.salesOrderId))
    .where(found)
    .orderBy(desc(outbox.id))
    .$dynamic()
}

function supportMail(mail: Awaited<ReturnType<typeof mailsWith>>[number]): SupportMail {
  const { mailId, recipient, subject, createdUtc, sentUtc, job } = mail
  return {
    mailId,
    recipient,
    subject,
    createdUtc: createdUtc.toISOString(),
    sentUtc: sentUtc && sentUtc.toISOString(),
    tries: job?.tries ?? 0,
    lastError: job?.lastError ?? null,
    nextTryUtc: job?.nextTryUtc ?? null,
    whyNot: whyNotSent(mail),
  }
}
