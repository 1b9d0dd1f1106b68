import type { Database } from '../db/index.ts'
import { lockUnsentMail, markSent } from './outbox-store.ts'
import type { Transport } from './transport.ts'

/** Sends one mail of the outbox, once; when the transport fails, the queue tries again later. */
export async function sendMail(db: Database, transport: Transport, mailId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const mail = await lockUnsentMail(tx, mailId)
    if (!mail) return
    await transport.send({ ...mail, messageId: `outbox-${mail.id}` })
    await markSent(tx, mail.id, now)
  })
}
