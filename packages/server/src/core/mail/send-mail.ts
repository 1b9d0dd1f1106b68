import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import { readBrand } from '../brand/index.ts'
import { doTogether } from '../db/index.ts'
import type { Shop, Transport } from '../http/context.ts'
import { defineJob } from '../queue/index.ts'
import { findUnsentMail, listUnsentMailIds, markSent, markSentAndForget } from './outbox-store.ts'

export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.number() }),
  retryLimit: 1_000,
  retryDelayMax: 300,
  workers: 2,
  batch: 10,
  work: (context, { mailId }) => sendMail(context, context.transport, mailId),
})

/**
 * Sends one mail of the outbox. The queue allows one sender per mail and retries when the transport fails. No transaction
 * stays open meanwhile: a slow mail server would hold up the embedded database's only session. Only a kill between the mail
 * server's confirmation and `noteSent` makes the mail go out again, under the same Message-ID.
 */
export async function sendMail(shop: Shop, transport: Transport, mailId: number): Promise<void> {
  const mail = await findUnsentMail(shop.db, mailId)
  if (!mail) return
  const { brand } = await readBrand(shop)
  await transport.send({ ...mail, messageId: `outbox-${mail.id}` }, brand.mail)
  await noteSent(shop, { shop, mailId: mail.id })
}

interface Sent {
  shop: Shop
  mailId: number
}

/** Retries for ten seconds, so that a short database outage does not make the mail go out again. */
async function noteSent(shop: Shop, sent: Sent, tries = 10): Promise<void> {
  try {
    await noteTogether(shop.db, sent)
  } catch (error) {
    if (tries === 0) throw error
    await wait(1_000)
    await noteSent(shop, sent, tries - 1)
  }
}

/** Mails sent while the last ones are noted are then noted in one statement. */
const noteTogether = doTogether(async (db, sent: readonly Sent[]) => {
  const [{ shop } = {}] = sent
  if (!shop) return new Map<Sent, true>()
  // The demo shows its mails on a page.
  const mark = (await shop.isDemo(db)) ? markSent : markSentAndForget
  await mark(
    db,
    sent.map(({ mailId }) => mailId),
    shop.now(),
  )
  return new Map(sent.map((one) => [one, true as const]))
})

/** Adds every unsent mail to the queue again; a mail that is already there is not added twice. */
export async function recoverMails(shop: Shop): Promise<void> {
  for (const mailId of await listUnsentMailIds(shop.db)) await shop.enqueue(shop.db, sendMailJob, { mailId })
}
