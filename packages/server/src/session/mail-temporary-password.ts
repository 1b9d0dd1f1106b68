import { durations } from '@volute/domain/kernel'
import { audit } from '../audit/index.ts'
import type { Shop } from '../context.ts'
import type { Queryable } from '../db/index.ts'
import { forgottenPassword } from './password-mails.ts'
import { insertTemporaryPassword } from './password-store.ts'
import { findUserByEmail, type SigningIn } from './session-store.ts'
import { newTemporaryPassword } from './temporary-passwords.ts'

/** Gives who forgot a password a temporary one by mail; the old one stays good until then (OQ-18). Of an unknown address only the wish is noted. */
export async function mailTemporaryPassword(shop: Shop, email: string): Promise<void> {
  const user = await findUserByEmail(shop.db, email)
  if (!user) return noteWish(shop, shop.db, undefined, email)
  const { password, passwordHash } = await newTemporaryPassword()
  const expiresUtc = new Date(shop.now().getTime() + durations.forgottenPasswordHours * 3_600_000)
  await shop.db.transaction(async (tx) => {
    await insertTemporaryPassword(tx, { userId: user.id, purpose: 'FORGOTTEN', passwordHash, expiresUtc })
    await shop.sendMail(tx, forgottenPassword(user.email, password, shop.settings.publicUrl))
    await noteWish(shop, tx, user, email)
  })
}

async function noteWish(shop: Shop, tx: Queryable, user: SigningIn | undefined, emailAddress: string) {
  const [userId, companyId] = [user?.id ?? null, user?.companyId ?? null]
  await audit(tx, {
    userId,
    companyId,
    act: 'request-password',
    detail: { emailAddress },
    now: shop.now(),
  })
}
