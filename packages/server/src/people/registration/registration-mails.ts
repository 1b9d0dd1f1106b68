import { attemptLimits, durations } from '@volute/domain/core/kernel'
import type { MailTemplate, PublicContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { attemptOf, takeAttempt } from '../../core/http/attempts-store.ts'
import { exact, link, writeMail, words } from '../../core/mail/index.ts'

interface Invitation {
  recipient: string
  code: string
  inviter: string
  companyName: string
}

/** Mail 1 of OQ-27: an invitation with its link, which works once (REG-01). */
export function invitation(
  { recipient, code, inviter, companyName }: Invitation,
  publicUrl: string,
): MailTemplate {
  const path = [recipient, code, companyName].map(segment).join('/')
  return writeMail(recipient, words`you are invited`, [
    words`${inviter} invites you to join ${companyName} as a user of the parts shop.`,
    words`Accept the invitation here:\n${link(`${publicUrl}/accept-invite/${path}`)}`,
    words`The link is good once, within ${durations.invitationDays} days.`,
    words`If you do not know the sender, ignore this mail.`,
  ])
}

/** A path segment. Browsers treat `.` and `..` as folders, even encoded, so a blank is appended to them. */
const segment = (text: string) => encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text)

/** Mail 2 of OQ-27: the temporary password of a new account. */
export function newAccount(recipient: string, password: string, publicUrl: string): MailTemplate {
  return writeMail(recipient, words`your new account`, ({ name }) => [
    words`Welcome to ${exact(name)}. Your account has been created.`,
    words`Temporary password: ${exact(password)}`,
    words`Sign in with it here:\n${link(`${publicUrl}/login`)}`,
    words`It can be used once, within ${durations.newAccountPasswordDays} days.\nYou will then choose your own password.`,
  ])
}

/** Mail 4 of OQ-27: a person asks to join. Only the page shows the name, since anyone may have typed it. */
export function joinRequested(recipient: string, emailAddress: string, publicUrl: string): MailTemplate {
  return writeMail(recipient, words`somebody asks to join your company`, [
    words`Somebody with the address ${exact(emailAddress)} asks to join your company.`,
    words`Approve or decline the request here:\n${link(`${publicUrl}/manage/users`)}`,
    words`Without an answer it is removed after ${durations.joinRequestDays} days.`,
  ])
}

/** Mail 5 of OQ-27: a request was approved; the temporary password opens the account. */
export function joinApproved(
  recipient: string,
  companyName: string,
  password: string,
  publicUrl: string,
): MailTemplate {
  return writeMail(recipient, words`your request was approved`, [
    words`Your request to join ${companyName} was approved.`,
    words`Temporary password: ${exact(password)}`,
    words`Sign in with it here:\n${link(`${publicUrl}/login`)}`,
    words`It can be used once, within ${durations.newAccountPasswordDays} days.\nYou will then choose your own password.`,
  ])
}

/** Mail 6 of OQ-27: a request was declined. */
export function joinDeclined(recipient: string, companyName: string): MailTemplate {
  return writeMail(recipient, words`your request was declined`, [
    words`Your request to join ${companyName} was declined.`,
    words`If you think that this is a mistake, please ask an administrator of the company.`,
  ])
}

/**
 * Mails the owner of an address that someone has typed it, which the reply must not reveal (OQ-21). Sends at most five
 * mails per hour, so that nobody can flood another person's mailbox.
 */
export async function mailOwner(ctx: PublicContext, tx: Transaction, email: string): Promise<void> {
  if (!(await takeAttempt(tx, attemptOf(attemptLimits.mailToOwner, email), ctx.now()))) return
  await ctx.sendMail(tx, triedToRegister(email, ctx.settings.publicUrl))
}

/** Mail 7 of OQ-27: someone typed an address that has an account. */
function triedToRegister(recipient: string, publicUrl: string): MailTemplate {
  return writeMail(recipient, words`someone tried to register with your address`, [
    words`Someone tried to create an account with your email address.\nYou already have one, and nothing was changed.`,
    words`If it was you and you have forgotten your password:\n${link(`${publicUrl}/forgot-password`)}`,
  ])
}
