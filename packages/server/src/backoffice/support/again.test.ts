import {
  listFailingJobs,
  listSupportMails,
  sendMailAgain,
  supportMessages,
  tryJobAgain,
} from '@volute/domain/backoffice/support'
import { requestPassword } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { eventually } from '../../../test/eventually.ts'
import { readMails } from '../../../test/read-mails.ts'
import { openSupportDesk, type SupportDesk } from '../../../test/support-desk.ts'
import { schema } from '../../core/db/index.ts'
import { sendMail } from '../../core/mail/index.ts'

let support: SupportDesk
beforeAll(async () => {
  support = await openSupportDesk()
})
afterAll(() => support.shop.close())

const ben = 'ben@riverbend.example'

const list = async (asked: { state?: 'Sent' | 'All'; searchValue?: string } = {}) =>
  (await support.shop.call(listSupportMails, asked, support.nia)).body
const again = (mailId: number) => support.shop.call(sendMailAgain, { mailId: String(mailId) }, support.nia)

/** Sends all unsent mails. */
async function sendAll() {
  const { shop } = support.shop
  for (const { mailId } of (await list()).mails) await sendMail(shop, { send: async () => {} }, mailId)
}

it('an undelivered mail is shown with its error and can be sent again at once (SUPPORT-06, SUPPORT-07)', async () => {
  const { desk, shop, lastAct, nia } = support
  await desk.received('MAIL-1')
  const [mail] = (await list({ searchValue: 'BEN@riverbend.example' })).mails
  if (!mail) throw new Error('there is no mail')
  const failed = await askQueue(shop.shop.db, async (boss) => {
    const [job] = await boss.fetch('send-mail')
    await boss.fail('send-mail', job?.id ?? '', { message: 'The mail server is down.' })
    return (await boss.findJobs('send-mail', { id: job?.id ?? '' }))[0]?.data
  })
  await shop.shop.db.execute(
    `update pgboss.job set start_after = now() + interval '1 hour' where state = 'retry'`,
  )
  expect(failed).toEqual({ mailId: mail.mailId })
  const waiting = (await list()).mails.find(({ mailId }) => mailId === mail.mailId)
  expect(waiting).toMatchObject({
    sentUtc: null,
    tries: 1,
    lastError: 'The mail server is down.',
    whyNot: null,
  })
  expect(waiting?.nextTryUtc).not.toBeNull()
  expect(Object.keys(mail)).not.toEqual(expect.arrayContaining(['text']))

  const { jobs } = (await shop.call(listFailingJobs, {}, nia)).body
  expect(jobs).toMatchObject([
    {
      queue: 'send-mail',
      mailId: mail.mailId,
      tries: 1,
      lastError: 'The mail server is down.',
      isGivenUp: false,
    },
  ])
  const nextTry = async () =>
    (await list()).mails.find(({ mailId }) => mailId === mail.mailId)?.nextTryUtc ?? ''
  expect((await again(mail.mailId)).status).toBe(200)
  expect(await lastAct()).toMatchObject({
    userId: nia.userId,
    kind: 'support-send-mail',
    subject: { mailId: mail.mailId, recipient: ben },
  })
  expect((await nextTry()) < (waiting?.nextTryUtc ?? '')).toBe(true)
})

it('a sent mail about an order is written again while its content is still true (SUPPORT-06)', async () => {
  const { desk, shop } = support
  const order = await desk.received('MAIL-2')
  await sendAll()
  const [sent] = (await list({ state: 'Sent', searchValue: ben })).mails
  const before = (await readMails(shop, ben)).length
  expect(sent).toMatchObject({ subject: `Volute: order ${order.orderNumber} received`, whyNot: null })
  expect((await again(sent?.mailId ?? 0)).status).toBe(200)
  const mails = await readMails(shop, ben)
  expect(mails).toHaveLength(before + 1)
  const { subject, text, sentUtc } = mails.at(-1) ?? {}
  expect({ subject, sentUtc }).toEqual({ subject: sent?.subject, sentUtc: null })
  expect(text).toContain('TB10773')

  await desk.step(order, { step: 'REJECTED', reason: 'Out of stock' })
  expect(await again(sent?.mailId ?? 0)).toMatchObject({
    status: 409,
    body: { error: supportMessages.newsOver, code: 'NOT_SENT_AGAIN' },
  })
})

it('any other sent mail cannot be sent again, because its text is deleted (SUPPORT-06)', async () => {
  const { shop } = support
  await shop.shop.db.transaction((tx) =>
    shop.shop.sendMail(tx, () => ({ recipient: ben, subject: 'New password', text: 'Secret-1', html: '' })),
  )
  await sendAll()
  const [mail] = await shop.shop.db
    .select()
    .from(schema.outbox)
    .where(eq(schema.outbox.subject, 'New password'))
  const listed = (await list({ state: 'All' })).mails.find(({ mailId }) => mailId === mail?.id)
  expect(listed?.whyNot).toBe(supportMessages.textGone)
  expect(await again(mail?.id ?? 0)).toMatchObject({ status: 409, body: { error: supportMessages.textGone } })
  expect((await again(999_999)).status).toBe(404)
})

it('a job that was given up is run as a new job and is no longer listed (SUPPORT-07)', async () => {
  const { shop, nia, lastAct } = support
  await shop.call(requestPassword, { emailAddress: ben })
  const jobId = await askQueue(shop.shop.db, async (boss) => {
    const [job] = await boss.fetch('forgotten-password')
    const id = job?.id ?? ''
    await shop.shop.db.execute(`update pgboss.job set retry_limit = 0 where id = '${id}'`)
    await boss.fail('forgotten-password', id, { message: 'No.' })
    return id
  })
  const failing = async () =>
    (await shop.call(listFailingJobs, {}, nia)).body.jobs.filter(({ emailAddress }) => emailAddress === ben)
  expect(await failing()).toMatchObject([{ jobId, isGivenUp: true, nextTryUtc: null, lastError: 'No.' }])
  expect((await shop.call(tryJobAgain, { jobId }, nia)).status).toBe(200)
  expect(await lastAct()).toMatchObject({ kind: 'support-try-job', subject: { queue: 'forgotten-password' } })
  expect(await failing()).toEqual([])
  await shop.shop.startWorkers(100)
  expect(
    await eventually(async () =>
      (await readMails(shop, ben)).some(({ subject }) => /password/i.test(subject)),
    ),
  ).toBe(true)
  // The new job is done and leaves within minutes: the one that was given up stays forgotten.
  const givenUp = () => askQueue(shop.shop.db, (boss) => boss.findJobs('given-up'))
  expect(await eventually(async () => (await givenUp()).length === 0)).toBe(true)
  await shop.shop.db.execute(`delete from pgboss.job where name = 'forgotten-password'`)
  expect(await failing()).toEqual([])
  expect(await shop.call(tryJobAgain, { jobId: crypto.randomUUID() }, nia)).toMatchObject({
    status: 409,
    body: { error: supportMessages.jobGone },
  })
})
