import type { Transaction } from '../db/index.ts'
import { insertMail } from '../mail/index.ts'
import { newTemporaryPassword } from '../session/index.ts'
import { insertFirstPassword } from './account-store.ts'
import { newAccount } from './registration-mails.ts'

/** Passwords that are hashed at a time, which two threads do. */
const AT_ONCE = 20

/** Mails temporary passwords to people without one, as a new account gets it; the shop's workers send what is written here. */
export async function mailFirstPasswords(
  tx: Transaction,
  people: readonly { userId: number; email: string }[],
  { publicUrl, now, stop }: { publicUrl: string; now: Date; stop: AbortSignal | undefined },
): Promise<void> {
  for (let start = 0; start < people.length; start += AT_ONCE) {
    stop?.throwIfAborted()
    const some = people.slice(start, start + AT_ONCE)
    const passwords = await Promise.all(some.map(newTemporaryPassword))
    for (const [index, { password, passwordHash }] of passwords.entries()) {
      const { userId, email } = some[index] as (typeof some)[number]
      await insertFirstPassword(tx, userId, passwordHash, now)
      await insertMail(tx, newAccount(email, password, publicUrl), now)
    }
  }
}
