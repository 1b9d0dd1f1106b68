import type { Shop } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { link, words, writeMail } from '../../core/mail/index.ts'
import { findAsker, type StoredPublication } from './publication-store.ts'

/** Mails the person who scheduled a publication that could not be published at its time (PUBLISH-08). */
export async function notifyScheduler(
  shop: Shop,
  tx: Transaction,
  stored: StoredPublication,
  problem: string,
): Promise<void> {
  const { id, name } = stored
  const email = await findAsker(tx, stored)
  if (email === undefined) return
  const address = `${shop.settings.publicUrl}/workbench/${id}`
  await shop.sendMail(
    tx,
    writeMail(email, words`${name} was not published`, [
      words`${name} could not be published at its time. The catalogue is as it was.`,
      words`Reason: ${problem}`,
      words`See the publication: ${link(address)}`,
    ]),
  )
}
