import type { Transaction } from '../../core/db/index.ts'
import { readFace } from '../../core/brand/index.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { insertMail } from '../../core/mail/index.ts'
import { newTemporaryPassword } from '../session/index.ts'
import { insertFirstPassword } from './account-store.ts'
import { newAccount } from './registration-mails.ts'

/** Passwords that are hashed at a time, which two threads do. */
const AT_ONCE = 20

/** The settings of the shop whose mails they are. */
export type InvitedTo = Pick<Settings, 'publicUrl' | 'mailFrom' | 'hostMailbox'>

/** Mails temporary passwords to people without one, as a new account gets it; the shop's workers send what is written here. */
export async function mailFirstPasswords(
  tx: Transaction,
  people: readonly { userId: number; email: string }[],
  { invitedTo, now, stop }: { invitedTo: InvitedTo; now: Date; stop: AbortSignal | undefined },
): Promise<void> {
  const { brand } = await readFace({ db: tx, settings: invitedTo })
  for (let start = 0; start < people.length; start += AT_ONCE) {
    stop?.throwIfAborted()
    const some = people.slice(start, start + AT_ONCE)
    const passwords = await Promise.all(some.map(newTemporaryPassword))
    for (const [index, { password, passwordHash }] of passwords.entries()) {
      const { userId, email } = some[index] as (typeof some)[number]
      await insertFirstPassword(tx, userId, passwordHash, now)
      await insertMail(tx, newAccount(email, password, invitedTo.publicUrl)(brand), now)
    }
  }
}
