import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/index.ts'
import { findUnsentMail, markSent } from './outbox-store.ts'
import type { Transport } from './transport.ts'

/**
 * Sends one mail of the outbox; the queue lets one sender at a time at it and tries again when the transport fails.
 * No transaction stays open meanwhile: a slow mail server would hold up the embedded database's only session.
 * Only between the server's confirmation and the note of it can a kill make the mail go out again, under its Message-ID.
 */
export async function sendMail(db: Database, transport: Transport, mailId: number, now: Date): Promise<void> {
  const mail = await findUnsentMail(db, mailId)
  if (!mail) return
  await transport.send({ ...mail, messageId: `outbox-${mail.id}` })
  await noteSent(db, mail.id, now)
}

/** A database that is away for a moment must not make the mail go out again: noted once more after a second, ten times. */
async function noteSent(db: Database, mailId: number, now: Date, tries = 10): Promise<void> {
  try {
    await markSent(db, mailId, now)
  } catch (error) {
    if (tries === 0) throw error
    await wait(1_000)
    await noteSent(db, mailId, now, tries - 1)
  }
}
