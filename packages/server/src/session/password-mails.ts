import { companyContact, durations } from '@volute/domain/kernel'
import type { Mail } from '../context.ts'
import { exact, link, renderMail, words } from '../mail/index.ts'

/** Mail 3 of OQ-27: a temporary password for who forgot theirs. */
export function forgottenPassword(recipient: string, password: string, publicUrl: string): Mail {
  return renderMail(recipient, words`your temporary password`, [
    words`Somebody, most likely you, has asked for access to your account.`,
    words`Temporary password: ${exact(password)}`,
    words`Sign in with it here:\n${link(`${publicUrl}/login/temporary-password`)}`,
    words`It can be used once, within ${durations.forgottenPasswordHours} hours.\nYou will then choose a new password.`,
    words`If you did not ask for it, ignore this mail: your password still works.`,
  ])
}

/** Mail 8 of OQ-27: somebody has changed the password. */
export function passwordChanged(recipient: string): Mail {
  const { salesEmail, phone } = companyContact
  return renderMail(recipient, words`your password was changed`, [
    words`The password of your account has been changed.`,
    words`If it was not you, please tell us at once:\n${exact(salesEmail)}, ${exact(phone)}`,
  ])
}
