import { durations, PRODUCT_NAME } from '@volute/domain/kernel'
import type { Mail } from '../context.ts'
import { exact, link, renderMail, words } from '../mail/index.ts'

/** Mail 2 of OQ-27: the temporary password of a new account. */
export function newAccount(recipient: string, password: string, publicUrl: string): Mail {
  return renderMail(recipient, words`your new account`, [
    words`Welcome to ${PRODUCT_NAME}. Your account has been created.`,
    words`Temporary password: ${exact(password)}`,
    words`Sign in with it here:\n${link(`${publicUrl}/login`)}`,
    words`It can be used once, within ${durations.newAccountPasswordDays} days.\nYou will then choose your own password.`,
  ])
}

/** Mail 7 of OQ-27: somebody typed an address that has an account. */
export function triedToRegister(recipient: string, publicUrl: string): Mail {
  return renderMail(recipient, words`someone tried to register with your address`, [
    words`Someone tried to create an account with your email address.\nYou already have one, and nothing was changed.`,
    words`If it was you and you have forgotten your password:\n${link(`${publicUrl}/forgot-password`)}`,
  ])
}
