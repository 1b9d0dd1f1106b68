import { durations, PRODUCT_NAME } from '@volute/domain/kernel'
import type { Mail } from '../context.ts'
import { renderMail } from '../mail/index.ts'

/** Mail 2 of OQ-27: the temporary password of a new account. */
export function newAccount(recipient: string, password: string, publicUrl: string): Mail {
  return renderMail(recipient, 'your new account', [
    `Welcome to ${PRODUCT_NAME}. Your account has been created.`,
    `Temporary password: ${password}`,
    `Sign in with it here:\n${publicUrl}/login`,
    `It can be used once, within ${durations.newAccountPasswordDays} days.\nYou will then choose your own password.`,
  ])
}

/** Mail 7 of OQ-27: somebody typed an address that has an account. */
export function triedToRegister(recipient: string, publicUrl: string): Mail {
  return renderMail(recipient, 'someone tried to register with your address', [
    'Someone tried to create an account with your email address.\nYou already have one, and nothing was changed.',
    `If it was you and you have forgotten your password:\n${publicUrl}/forgot-password`,
  ])
}
