import { getSession } from '@volute/domain/people/session'
import {
  acceptInvite,
  cancelInvitation,
  inviteUsers,
  listInvitations,
  readInvitation,
  resendInvitation,
} from '@volute/domain/people/registration'
import { signIn } from '@volute/domain/people/session'
import { listRoles } from '@volute/domain/people/roles'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails } from '../../../test/read-mails.ts'
import { PASSWORD } from '../../../test/world.ts'
import { schema } from '../../core/db/index.ts'

const { attempts, companies, events, users } = schema

let shop: TestShop
let rosa: Caller
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop()
  rosa = await shop.signIn('rosa@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(attempts)
})

const OWN = 'First-Own-Pass-1'
const companyOf = (caller: Caller) => ({ companyId: String(caller.companyId) })

async function invite(email: string, role = 'Basic User') {
  const { body } = await shop.call(listRoles, companyOf(rosa), rosa)
  const roleId = body.roles.find(({ name }) => name === role)?.roleId ?? null
  const inviting = { companyId: rosa.companyId, inviteUsers: [{ emailAddress: email, roleId }] }
  expect((await shop.call(inviteUsers, inviting, rosa)).body.successfulEmails).toHaveLength(1)
  return codeFor(email)
}

async function codeFor(email: string) {
  const mail = (await readMails(shop, email)).at(-1)
  return /\/accept-invite\/[^/]+\/([\w-]{22})\//.exec(mail?.text ?? '')?.[1] ?? ''
}

const accept = (emailAddress: string, companyCode: string, newPassword: string | null = OWN, name = 'Dana') =>
  shop.call(acceptInvite, {
    name,
    emailAddress,
    companyCode,
    phoneNumber: null,
    phoneNumberCountryCode: null,
    newPassword,
  })
const read = async (emailAddress: string, companyCode: string) =>
  shop.call(readInvitation, { emailAddress, companyCode })
const stateOf = async (email: string, code: string) => (await read(email, code)).body.state
const pending = async (caller = rosa) =>
  (await shop.call(listInvitations, companyOf(caller), caller)).body.invitations
const idOf = async (email: string) =>
  String((await pending()).find(({ emailAddress }) => emailAddress === email)?.invitationId)
const resend = (invitationId: string, caller = rosa) =>
  shop.call(resendInvitation, { ...companyOf(caller), invitationId }, caller)
const cancel = (invitationId: string, caller = rosa) =>
  shop.call(cancelInvitation, { ...companyOf(caller), invitationId }, caller)

it('an invited person sets a password, agrees once and can sign in; no temporary password is mailed (REG-27)', async () => {
  const email = 'dana@acme.example'
  const code = await invite(email)
  expect(await accept(email, code)).toMatchObject({
    status: 200,
    body: { message: 'Your account has been created. You can now sign in with your password.' },
  })
  const { body } = await shop.call(signIn, { username: email, password: OWN })
  expect(body).toMatchObject({ userName: 'Dana', agreedToEula: true, newPasswordRequired: false })
  expect((await shop.call(getSession, {}, { token: body.token })).status).toBe(200)
  expect(await readMails(shop, email)).toHaveLength(1)
  const [dana] = await shop.shop.db.select().from(users).where(eq(users.email, email))
  const acts = await shop.shop.db
    .select()
    .from(events)
    .where(eq(events.userId, dana?.id ?? 0))
  expect(acts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['accept-invite', 'accept-policy']))
  // The link is good once: it cannot set another password.
  expect((await accept(email, code, 'Other-Own-Pass-1')).status).toBe(409)
  expect((await shop.call(signIn, { username: email, password: OWN })).status).toBe(200)
})

it('a password that breaks a rule is rejected, and the link stays good (REG-27, AUTH-33)', async () => {
  const email = 'weak@acme.example'
  const code = await invite(email)
  expect(await accept(email, code, 'ALL-UPPER-1')).toMatchObject({
    status: 400,
    body: { error: 'Your new password must include at least one lower case letter.' },
  })
  expect(await stateOf(email, code)).toBe('OPEN')
})

it('a person who has a password keeps it, whatever the link sends (REG-27, REG-09)', async () => {
  const email = 'admin@northwind.example'
  const { db } = shop.shop
  const [nora] = await db.update(users).set({ state: 'DISABLED' }).where(eq(users.email, email)).returning()
  await db
    .update(companies)
    .set({ deletedUtc: shop.clock.now })
    .where(eq(companies.id, nora?.companyId ?? 0))
  const code = await invite(email)
  expect((await accept(email, code)).body.message).toContain('your existing password')
  expect((await shop.call(signIn, { username: email, password: OWN })).status).toBe(400)
  expect((await shop.call(signIn, { username: email, password: PASSWORD })).status).toBe(200)
})

it('a link is open, used, expired or replaced; a guessed one and one of another address are not found (REG-28)', async () => {
  const email = 'lena@acme.example'
  const old = await invite(email)
  expect(await read(email, old)).toMatchObject({
    status: 200,
    body: { state: 'OPEN', companyName: 'Riverbend Irrigation' },
  })
  const code = await invite(email)
  expect(await stateOf(email, old)).toBe('REPLACED')
  const before = shop.clock.now
  shop.clock.now = new Date(before.getTime() + 14 * 86_400_000)
  expect(await stateOf(email, code)).toBe('EXPIRED')
  shop.clock.now = before
  expect((await accept(email, code)).status).toBe(200)
  expect(await stateOf(email, code)).toBe('USED')
  expect(await stateOf(email, old)).toBe('USED')
  const notFound = { status: 404, body: { code: 'INVITATION_NOT_VALID' } }
  expect(await read(email, 'A'.repeat(22))).toMatchObject(notFound)
  expect(await read('ben@riverbend.example', code)).toMatchObject(notFound)
})

it('guesses of links are limited together with those of codes (REG-28)', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 34 }, (_, n) => read('eve@acme.example', `${'B'.repeat(20)}${n}`)),
  )
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4)
  expect((await accept('eve@acme.example', 'C'.repeat(22))).status).toBe(429)
})

it("a company's pending invitations are listed, the latest first, without accepted ones (USERS-26)", async () => {
  const code = await invite('one@acme.example')
  await invite('two@acme.example', 'Admin')
  const mine = (await pending()).map(({ emailAddress, roleName }) => [emailAddress, roleName]).slice(0, 2)
  expect(mine).toEqual([
    ['two@acme.example', 'Admin'],
    ['one@acme.example', 'Basic User'],
  ])
  expect(await pending(kim)).toEqual([])
  await accept('one@acme.example', code)
  expect((await pending()).map(({ emailAddress }) => emailAddress)).not.toContain('one@acme.example')
})

it('a resent invitation has a new link and ends the earlier one (USERS-27)', async () => {
  const email = 'again@acme.example'
  const old = await invite(email)
  expect((await resend(await idOf(email))).status).toBe(200)
  const code = await codeFor(email)
  expect(code).not.toBe(old)
  expect(await stateOf(email, old)).toBe('REPLACED')
  expect((await accept(email, old)).status).toBe(404)
  expect((await accept(email, code)).status).toBe(200)
})

it('a sixth mail to one address within an hour is rejected (USERS-27)', async () => {
  const email = 'calm@acme.example'
  await invite(email)
  for (let n = 0; n < 4; n++) expect((await resend(await idOf(email))).status).toBe(200)
  expect(await resend(await idOf(email))).toMatchObject({ status: 409, body: { code: 'NOT_SENT_AGAIN' } })
})

it('a cancelled invitation no longer works, and its address is free (USERS-28)', async () => {
  const email = 'gone@acme.example'
  const code = await invite(email)
  const invitationId = await idOf(email)
  expect((await cancel(invitationId)).status).toBe(200)
  expect((await cancel(invitationId)).status).toBe(404)
  expect(await stateOf(email, code)).toBe('REPLACED')
  expect((await accept(email, code)).status).toBe(404)
  expect(await shop.shop.db.$count(events, eq(events.kind, 'cancel-invite'))).toBe(1)
  expect(await invite(email)).not.toBe(code)
})

it("another company's invitation is not found, and one of somebody above is neither resent nor cancelled (USERS-27, USERS-28)", async () => {
  const email = 'boss@acme.example'
  await invite(email, 'Admin')
  const invitationId = await idOf(email)
  expect((await resend(invitationId, kim)).status).toBe(404)
  expect((await cancel(invitationId, kim)).status).toBe(404)
  const ben = await shop.signIn('ben@riverbend.example')
  expect((await cancel(invitationId, ben)).status).toBe(403)
  await grant(shop, 'vic@riverbend.example', ['INVITE_USERS'])
  const vic = await shop.signIn('vic@riverbend.example')
  const isAbove = (await pending(vic)).find(({ emailAddress }) => emailAddress === email)?.isAbove
  expect(isAbove).toBe(true)
  for (const act of [resend, cancel])
    expect(await act(invitationId, vic)).toMatchObject({ status: 403, body: { code: 'PERMISSION_NOT_HELD' } })
})
