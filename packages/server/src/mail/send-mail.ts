import { setTimeout as wait } from 'node:timers/promises'
import type { Shop } from '../context.ts'
import { findUnsentMail, listUnsentMailIds, markSent, markSentAndForget } from './outbox-store.ts'
import type { Transport } from './transport.ts'

/**
 * Sends one mail of the outbox; the queue lets one sender at a time at it and tries again when the transport fails.
 * No transaction stays open meanwhile: a slow mail server would hold up the embedded database's only session.
 * Only between the server's confirmation and the note of it can a kill make the mail go out again, under its Message-ID.
 */
export async function sendMail(shop: Shop, transport: Transport, mailId: number): Promise<void> {
  const mail = await findUnsentMail(shop.db, mailId)
  if (!mail) return
  await transport.send({ ...mail, messageId: `outbox-${mail.id}` })
  await noteSent(shop, mail.id)
}

/** A database that is away for a moment must not make the mail go out again: noted once more after a second, ten times. */
async function noteSent(shop: Shop, mailId: number, tries = 10): Promise<void> {
  // The demo shows its mails on a page.
  const mark = shop.settings.demo ? markSent : markSentAndForget
  try {
    await mark(shop.db, mailId, shop.now())
  } catch (error) {
    if (tries === 0) throw error
    await wait(1_000)
    await noteSent(shop, mailId, tries - 1)
  }
}

/** Hands every unsent mail to the queue again; one that is already there stays there once. */
export async function recoverMails(shop: Shop): Promise<void> {
  for (const mailId of await listUnsentMailIds(shop.db)) await shop.enqueue(shop.db, 'send-mail', { mailId })
}
