import type { Transaction } from '../../core/db/index.ts'
import { readBrand } from '../../core/brand/index.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { insertMails } from '../../core/mail/index.ts'
import { newTemporaryPassword } from '../session/index.ts'
import { insertFirstPassword } from './account-store.ts'
import { newAccount } from './registration-mails.ts'

/** Number of passwords to hash at a time; two threads do the hashing. */
const AT_ONCE = 20

/** Settings of the shop that sends the mails. */
export type InvitedTo = Pick<Settings, 'publicUrl' | 'mailFrom' | 'hostMailbox'>

/** Mails temporary passwords for new accounts to people without a password. The shop's workers send the mails written here. */
export async function mailFirstPasswords(
  tx: Transaction,
  people: readonly { userId: number; email: string }[],
  { invitedTo, now, stop }: { invitedTo: InvitedTo; now: Date; stop: AbortSignal | undefined },
): Promise<void> {
  const { brand } = await readBrand({ db: tx, settings: invitedTo })
  for (let start = 0; start < people.length; start += AT_ONCE) {
    stop?.throwIfAborted()
    const some = people.slice(start, start + AT_ONCE)
    const passwords = await Promise.all(some.map(newTemporaryPassword))
    for (const [index, { password, passwordHash }] of passwords.entries()) {
      const { userId, email } = some[index] as (typeof some)[number]
      await insertFirstPassword(tx, userId, passwordHash, now)
      await insertMails(tx, [newAccount(email, password, invitedTo.publicUrl)(brand)], now)
    }
  }
}
