import type { Page } from '@playwright/test'
import { listMails } from '@volute/domain/app/demo'
import { requestOf } from '@volute/domain/core/kernel'
import { inviteUsers } from '@volute/domain/people/registration'
import { listUsers } from '@volute/domain/people/users'
import { signInAs } from '../open-bench-shop.ts'
import type { Shop } from '../shop.ts'
import { button, field, typeInto } from './hand.ts'

/** Invites somebody as Rosa, and returns the path of the link in the mail. */
export async function inviteByMail({ address }: Shop): Promise<string> {
  const { token, companyId } = await signInAs(address, 'rosa@riverbend.example')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async ({ method, url, body }: ReturnType<typeof requestOf>): Promise<unknown> => {
    const answer = await fetch(address + url, { method, headers, body })
    return answer.json()
  }
  const { roles } = listUsers.reply.parse(await ask(requestOf(listUsers, { companyId: String(companyId) })))
  const rows = [{ emailAddress: 'ivo@riverbend.example', roleId: roles[0]?.roleId ?? null }]
  await ask(requestOf(inviteUsers, { companyId, inviteUsers: rows }))
  const { mails } = listMails.reply.parse(await ask(requestOf(listMails, {})))
  const [, path = ''] = /https?:\/\/[^/]+(\/accept-invite\S+)/.exec(mails[0]?.text ?? '') ?? []
  return path
}

export async function acceptInvitation(page: Page) {
  await field(page, 'Name').waitFor()
  await typeInto(field(page, 'Name'), 'Ivo Lang')
  await typeInto(field(page, 'Password'), 'First-Own-Pass-1')
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).click()
  await button(page, 'Accept').click()
  await page.waitForURL(/\/dashboard/)
}
