import { companyContact, durations } from '@volute/domain/kernel'
import type { Mail } from '../context.ts'
import { renderMail } from '../mail/index.ts'

/** Mail 3 of OQ-27: a temporary password for who forgot theirs. */
export function forgottenPassword(recipient: string, password: string, publicUrl: string): Mail {
  return renderMail(recipient, 'your temporary password', [
    'Somebody, most likely you, has asked for access to your account.',
    `Temporary password: ${password}`,
    `Sign in with it here:\n${publicUrl}/login/temporary-password`,
    `It can be used once, within ${durations.forgottenPasswordHours} hours.\nYou will then choose a new password.`,
    'If you did not ask for it, ignore this mail: your password still works.',
  ])
}

/** Mail 8 of OQ-27: somebody has changed the password. */
export function passwordChanged(recipient: string): Mail {
  return renderMail(recipient, 'your password was changed', [
    'The password of your account has been changed.',
    `If it was not you, please tell us at once:\n${companyContact.salesEmail}, ${companyContact.phone}`,
  ])
}
