import { durations } from '@volute/domain/kernel'
import type { Shop } from '../context.ts'
import { forgottenPassword } from './password-mails.ts'
import { insertTemporaryPassword } from './password-store.ts'
import { findUserByEmail } from './session-store.ts'
import { newTemporaryPassword } from './temporary-passwords.ts'

/** Gives who forgot a password a temporary one by mail; the old one stays good until then (OQ-18). An unknown address gets nothing. */
export async function mailTemporaryPassword(shop: Shop, email: string): Promise<void> {
  const user = await findUserByEmail(shop.db, email)
  if (!user) return
  const { password, passwordHash } = await newTemporaryPassword()
  const expiresUtc = new Date(shop.now().getTime() + durations.forgottenPasswordHours * 3_600_000)
  await shop.db.transaction(async (tx) => {
    await insertTemporaryPassword(tx, { userId: user.id, purpose: 'FORGOTTEN', passwordHash, expiresUtc })
    await shop.sendMail(tx, forgottenPassword(user.email, password, shop.settings.publicUrl))
  })
}
