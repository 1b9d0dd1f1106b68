import type { Database } from '../db/index.ts'
import { findUnsentMail, markSent } from './outbox-store.ts'
import type { Transport } from './transport.ts'

/**
 * Sends one mail of the outbox; the queue lets one sender at a time at it and tries again when the transport fails.
 * No transaction stays open meanwhile: a slow mail server would hold up the embedded database's only session.
 */
export async function sendMail(db: Database, transport: Transport, mailId: number, now: Date): Promise<void> {
  const mail = await findUnsentMail(db, mailId)
  if (!mail) return
  await transport.send({ ...mail, messageId: `outbox-${mail.id}` })
  await markSent(db, mail.id, now)
}
