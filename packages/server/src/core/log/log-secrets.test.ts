import { acceptInvite, inviteUsers } from '@volute/domain/people/registration'
import { signIn, changePassword, requestPassword, signOut } from '@volute/domain/people/session'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails, temporaryPasswordIn } from '../../../test/read-mails.ts'
import { PASSWORD } from '../../../test/world.ts'
import { schema } from '../db/index.ts'
import { openLog } from './log.ts'

const BEN = 'ben@riverbend.example'
const NEW = 'Brand-New-Pass-2'
const NEWER = 'Brand-New-Pass-3'
const WRONG = 'Wrong-Pass-1'

let shop: TestShop
afterEach(() => shop.close())

it('at its most verbose level the log contains no password, token or code (OQ-72, ERR-06)', async () => {
  let log = ''
  shop = await openTestShop({ log: openLog('trace', { write: (line) => void (log += line) }) })
  await shop.shop.startWorkers()
  const secrets = [PASSWORD, NEW, NEWER, WRONG]
  const signInAs = async (username: string, password: string) => {
    const { body } = await shop.call(signIn, { username, password })
    secrets.push(...[body.token, body.accessToken ?? ''].filter(Boolean))
    return body
  }

  await signInAs(BEN, WRONG)
  const ben = await signInAs(BEN, PASSWORD)
  const change = { emailAddress: BEN, currentPassword: PASSWORD, newPassword: NEW }
  await shop.call(changePassword, { ...change, accessToken: ben.accessToken ?? '' }, { token: ben.token })
  await shop.call(changePassword, { ...change, newPassword: 'weak', accessToken: 'x' }, { token: ben.token })
  await shop.call(requestPassword, { emailAddress: BEN })
  const forgotten = await passwordMailedTo(BEN)
  const { accessToken } = await signInAs(BEN, forgotten)
  await shop.call(changePassword, { emailAddress: BEN, newPassword: NEWER, accessToken: accessToken ?? '' })
  await shop.call(signOut, {}, { token: (await signInAs(BEN, NEWER)).token })

  const rosa = await shop.signIn('rosa@riverbend.example')
  const email = 'guest@acme.example'
  const { text } = await invite(rosa, email)
  const [link = '', code = ''] = /\/accept-invite\/[^/]+\/([\w-]{22})\/\S+/.exec(text) ?? []
  await shop.request('GET', link)
  const typed = { name: 'Guest', emailAddress: email, phoneNumber: null, phoneNumberCountryCode: null }
  await shop.call(acceptInvite, { ...typed, companyCode: code })
  const first = await passwordMailedTo(email)
  await signInAs(email, first)
  await shop.app.inject({
    method: 'POST',
    url: '/api/registration/authenticate',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${rosa.token}` },
    payload: `{"password":"${NEWER}"`,
  })

  await eventually(async () => log.includes('"mail written"'))
  secrets.push(forgotten, first, code, rosa.token)
  expect(secrets.length).toBeGreaterThan(12)
  expect(log).toContain('"url":"/api/registration/authenticate"')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

async function passwordMailedTo(email: string) {
  const mail = await eventually(async () => {
    const latest = (await readMails(shop, email)).at(-1)
    return latest?.text.includes('Temporary password') && latest
  })
  return temporaryPasswordIn(mail)
}

/** Invites somebody as a Basic User and returns the mail. */
async function invite(caller: { token: string; companyId: number }, emailAddress: string) {
  const { companyId } = caller
  const [role] = await shop.shop.db
    .select()
    .from(schema.roles)
    .where(and(eq(schema.roles.companyId, companyId), eq(schema.roles.name, 'Basic User')))
  const inviteRow = { emailAddress, roleId: role?.id ?? 0 }
  await shop.call(inviteUsers, { companyId, inviteUsers: [inviteRow] }, caller)
  const [mail] = await readMails(shop, emailAddress)
  if (!mail) throw new Error('There is no invitation.')
  return mail
}
