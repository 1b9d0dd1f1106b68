import type { Shop } from '../context.ts'
import { listUnsentMailIds } from './outbox-store.ts'

/** Hands every unsent mail to the queue again; one that is already there stays there once. */
export async function recoverMails(shop: Shop): Promise<void> {
  for (const mailId of await listUnsentMailIds(shop.db)) await shop.enqueue(shop.db, 'send-mail', { mailId })
}
