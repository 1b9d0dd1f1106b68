import { audit } from '../audit/index.ts'
import type { Shop } from '../context.ts'
import type { Transaction } from '../db/index.ts'
import { passwordChanged } from './password-mails.ts'
import { endSessions, endTemporaryPasswords } from './own-sessions-store.ts'
import { setPasswordHash, settleCompany } from './session-store.ts'

interface Person {
  userId: number
  email: string
  companyId: number
  /** The session that lives on. */
  sessionId: number
}

/** Replaces the password, ends all other ways in and tells the person (E06, E07). */
export async function savePassword(shop: Shop, tx: Transaction, person: Person, passwordHash: string) {
  const { userId, email, companyId, sessionId } = person
  const now = shop.now()
  await setPasswordHash(tx, userId, passwordHash)
  await settleCompany(tx, companyId)
  await endSessions(tx, userId, now, sessionId)
  await endTemporaryPasswords(tx, userId, now)
  await shop.sendMail(tx, passwordChanged(email))
  await audit(tx, { userId, companyId, act: 'change-password', now })
}
