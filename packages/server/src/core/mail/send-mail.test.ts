import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TransactionRollbackError } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import type { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../../../../e2e/free-port.ts'
import { askQueue } from '../../../test/ask-queue.ts'
import { eventually } from '../../../test/eventually.ts'
import { listenSmtp } from '../../../test/listen-smtp.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { brand } from '../../../test/world.ts'
import { schema } from '../db/index.ts'
import { link, words, writeMail } from './render-mail.ts'
import { sendMailJob } from './send-mail.ts'

let shop: TestShop
let smtp: SMTPServer | undefined
afterEach(async () => {
  await shop.close()
  await new Promise<void>((resolve) => (smtp ? smtp.close(resolve) : resolve()))
  smtp = undefined
})

const letter = writeMail('ben@riverbend.example', words`order 100001 received`, [
  words`Thank you,\n${'Ben & <b>sons</b>'}.`,
  words`See ${link('https://shop.example/order-complete/100001')}`,
])
const send = () => shop.shop.db.transaction((tx) => shop.shop.sendMail(tx, letter))

const mailJobs = () => askQueue(shop.shop.db, (boss) => boss.findJobs('send-mail'))

async function sentMails() {
  return (await shop.shop.db.select().from(schema.outbox)).filter((row) => row.sentUtc !== null)
}

it('without SMTP_URL a mail is an .eml file in the data folder, in plain text with an HTML part (OQ-27)', async () => {
  shop = await openTestShop()
  const folder = join(shop.settings.dataDir, 'mail')
  await shop.shop.startWorkers()
  await send()
  const [file] = await eventually(async () => {
    const files = await readdir(folder).catch(() => [])
    return files.some((name) => name.endsWith('.eml')) && files
  })
  const read = await PostalMime.parse(await readFile(join(folder, file ?? '')))
  expect(read).toMatchObject({
    from: { name: 'Volute', address: 'parts@volute.example' },
    to: [{ address: 'ben@riverbend.example' }],
    subject: 'Volute: order 100001 received',
    messageId: '<outbox-1@volute.example>',
  })
  expect(read.text?.trim()).toBe(
    'Thank you,\nBen & <b>sons</b>.\n\nSee https://shop.example/order-complete/100001',
  )
  expect(read.html).toContain('Ben &#38; &#60;b&#62;sons&#60;/b&#62;.')
  expect(read.html).toContain('<a href="https://shop.example/order-complete/100001">')
  expect(read.html).toContain('<h1>Order 100001 received</h1>')
  expect(read.html).toContain(brand.contact.phone)
  expect(read.html).not.toMatch(/src=|url\(|<script/)
})

it('a rolled-back transaction sends no mail (OQ-27)', async () => {
  shop = await openTestShop()
  const undone = shop.shop.db.transaction(async (tx) => {
    await shop.shop.sendMail(tx, letter)
    tx.rollback()
  })
  await expect(undone).rejects.toThrow(TransactionRollbackError)
  expect(await shop.shop.db.$count(schema.outbox)).toBe(0)
  expect(await mailJobs()).toEqual([])
})

it('a mail server that was down gets the mail once it is up, and only once (OQ-27)', async () => {
  const received: string[] = []
  const port = await freePort()
  shop = await openTestShop({}, { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' })
  await shop.shop.startWorkers()
  await send()
  await eventually(async () => (await mailJobs()).some(({ state }) => state === 'retry'))

  smtp = await listenSmtp(port, received)
  await eventually(async () => (await sentMails()).length === 1)
  const [row] = await sentMails()
  await shop.shop.enqueue(shop.shop.db, sendMailJob, { mailId: row?.id ?? 0 })
  await send()
  await eventually(async () => (await sentMails()).length === 2)
  const ids = await Promise.all(received.map(async (raw) => (await PostalMime.parse(raw)).messageId))
  expect(ids).toEqual(['<outbox-1@volute.example>', '<outbox-2@volute.example>'])
  // The text may contain a temporary password, and is stored nowhere once sent (OQ-72).
  expect(await sentMails()).toMatchObject([
    { text: '', html: '', subject: 'Volute: order 100001 received' },
    { text: '', html: '' },
  ])
})

it('after an hour without a mail server its mails are sent, each once (OQ-27)', async () => {
  const received: string[] = []
  const port = await freePort()
  shop = await openTestShop({}, { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' })
  await shop.shop.startWorkers()
  for (let count = 0; count < 5; count++) await send()
  const isWaiting = async () => (await mailJobs()).every(({ state }) => state === 'retry')
  // An hour of attempts with growing delays.
  for (let tries = 0; tries < 3; tries++) {
    await eventually(isWaiting)
    await shop.shop.db.execute(`update pgboss.job set retry_count = retry_count + 4`)
    await shop.shop.retrySoon(sendMailJob)
  }
  await eventually(isWaiting)
  expect(await sentMails()).toEqual([])
  smtp = await listenSmtp(port, received)
  await shop.shop.retrySoon(sendMailJob)
  await eventually(async () => (await sentMails()).length === 5)
  const ids = await Promise.all(received.map(async (raw) => (await PostalMime.parse(raw)).messageId))
  expect(ids).toHaveLength(5)
  expect(new Set(ids)).toEqual(new Set([1, 2, 3, 4, 5].map((id) => `<outbox-${id}@volute.example>`)))
})

it('an unsent mail whose job is lost is sent after the next start (OQ-27)', async () => {
  shop = await openTestShop()
  await send()
  await askQueue(shop.shop.db, (boss) => boss.deleteAllJobs('send-mail'))
  expect(await mailJobs()).toEqual([])
  await shop.shop.startWorkers()
  expect(await eventually(async () => (await sentMails()).length === 1)).toBe(true)
})
