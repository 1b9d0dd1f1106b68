import { listJoinRequests, requestToJoin, reviewJoinRequest } from '@volute/domain/people/registration'
import { signIn } from '@volute/domain/people/session'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails, temporaryPasswordIn } from '../../../test/read-mails.ts'
import { schema } from '../../core/db/index.ts'

const { attempts, events, companies, joinRequests, roles, users } = schema

let shop: TestShop
let rosa: Caller
beforeAll(async () => {
  shop = await openTestShop({}, { REGISTRATION_ENABLED: 'true' })
  rosa = await shop.signIn('rosa@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(attempts)
})

const requested =
  'Your request to join has been sent to the company administrator. You will receive an email notification when your request has been reviewed.'
const notFound = { status: 404, body: { error: 'The requested item was not found.' } }

const join = (typed: { name?: string; emailAddress: string; companyId?: number }) =>
  shop.call(requestToJoin, { name: 'Dana', companyId: rosa.companyId, ...typed })
const list = (company: Caller, caller = company) =>
  shop.call(listJoinRequests, { companyId: String(company.companyId) }, caller)
const pending = async () => (await list(rosa)).body.joinRequests
const requestOf = async (email: string) => {
  const found = (await pending()).find(({ emailAddress }) => emailAddress === email)
  if (!found) throw new Error(`${email} does not wait`)
  return found.joinRequestId
}
const review = (
  joinRequestId: number,
  sent: { decision: 'APPROVED' | 'DECLINED'; roleId?: number | null },
  caller = rosa,
) =>
  shop.call(
    reviewJoinRequest,
    { companyId: String(caller.companyId), joinRequestId: String(joinRequestId), ...sent },
    caller,
  )
const roleOf = async (companyId: number, name: string) => {
  const [role] = await shop.shop.db
    .select()
    .from(roles)
    .where(and(eq(roles.companyId, companyId), eq(roles.name, name)))
  return role?.id ?? 0
}
const mailCount = async (email: string) => (await readMails(shop, email)).length
const companyId = async (name: string) => {
  const [company] = await shop.shop.db.select().from(companies).where(eq(companies.name, name))
  return company?.id ?? 0
}

describe('asking to join (E12)', () => {
  it('the request is pending, and users who may invite get a mail (REG-17, REG-25, OQ-24)', async () => {
    const emailAddress = 'dana@acme.example'
    expect(await join({ emailAddress })).toMatchObject({ status: 201, body: { message: requested } })
    expect(await pending()).toMatchObject([{ name: 'Dana', emailAddress }])
    const mail = (await readMails(shop, 'rosa@riverbend.example')).at(-1)
    expect(mail?.subject).toBe('Volute: somebody asks to join your company')
    expect(mail?.text).toContain('/manage/users')
    expect(mail?.html).toContain('/manage/users">')
    expect(await mailCount('ben@riverbend.example')).toBe(0)
  })

  it.each(['dana@acme.example', 'DANA@Acme.example'])(
    'a repeated request of %s gets the same answer, with one request and no second mail (OQ-24)',
    async (emailAddress) => {
      const before = await mailCount('rosa@riverbend.example')
      expect(await join({ emailAddress })).toMatchObject({ status: 201, body: { message: requested } })
      expect(await pending()).toHaveLength(1)
      expect(await mailCount('rosa@riverbend.example')).toBe(before)
    },
  )

  it('a registered address gets the same answer, and its owner gets a mail (OQ-21)', async () => {
    const before = await pending()
    const sent = await join({ emailAddress: 'kim@kestrel.example' })
    expect(sent).toMatchObject({ status: 201, body: { message: requested } })
    expect(await pending()).toEqual(before)
    expect((await readMails(shop, 'kim@kestrel.example')).at(-1)?.subject).toContain('tried to register')
  })

  it('of five concurrent requests for one address, one is kept', async () => {
    const emailAddress = 'five@acme.example'
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => join({ emailAddress })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect((await pending()).filter((one) => one.emailAddress === emailAddress)).toHaveLength(1)
  })

  it('the provider and test, deleted and unknown companies cannot be joined (OQ-22)', async () => {
    const [tester, gone] = await shop.shop.db
      .insert(companies)
      .values([
        { name: 'Tidewater Test', isTest: true },
        { name: 'Closed Works', deletedUtc: shop.clock.now },
      ])
      .returning({ id: companies.id })
    const closed = [await companyId('Volute'), tester?.id ?? 0, gone?.id ?? 0, 999_999]
    for (const one of closed)
      expect(await join({ emailAddress: 'eve@acme.example', companyId: one })).toMatchObject({
        status: 404,
        body: { error: 'The requested company was not found.' },
      })
  })

  it.each([
    ['REG-18', { name: ' ' }, 'Username must be between 1 and 100 characters long.'],
    ['REG-19', { emailAddress: 'a@b' }, 'Email must be between 5 and 320 characters long.'],
    ['REG-20', { emailAddress: 'eve@acme' }, 'You must enter a valid email address.'],
  ])('%s: %j is rejected', async (_, typed, error) => {
    expect(await join({ emailAddress: 'eve@acme.example', ...typed })).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  it('the thirty-first request from one address within 15 minutes is rejected, and an administrator gets at most twenty mails an hour (OQ-72)', async () => {
    const before = await mailCount('rosa@riverbend.example')
    for (let n = 0; n < 30; n++)
      expect((await join({ emailAddress: `many${n}@acme.example` })).status).toBe(201)
    expect((await join({ emailAddress: 'many@acme.example' })).status).toBe(429)
    expect((await mailCount('rosa@riverbend.example')) - before).toBe(20)
  })

  it('while registration is closed, a request is rejected (OQ-20)', async () => {
    const closed = await openTestShop({}, { REGISTRATION_ENABLED: 'false' })
    const asked = await closed.call(requestToJoin, {
      name: 'D',
      emailAddress: 'd@acme.example',
      companyId: 1,
    })
    expect(asked).toMatchObject({ status: 403, body: { error: 'Registration is not enabled.' } })
    await closed.close()
  })
})

describe('the review (E13, E14)', () => {
  it('after approval, the user signs in with the mailed password and has the chosen role (OQ-24)', async () => {
    const emailAddress = 'ann@acme.example'
    await join({ name: 'Ann', emailAddress })
    const roleId = await roleOf(rosa.companyId, 'Buyer')
    const joinRequestId = await requestOf(emailAddress)
    const { status, body } = await review(joinRequestId, { decision: 'APPROVED', roleId })
    expect(status).toBe(200)
    const [user] = await shop.shop.db
      .select()
      .from(users)
      .where(eq(users.id, body.userId ?? 0))
    expect(user).toMatchObject({ name: 'Ann', companyId: rosa.companyId, roleId, state: 'ENABLED' })
    const [mail] = await readMails(shop, emailAddress)
    expect(mail?.subject).toBe('Volute: your request was approved')
    const signedIn = await shop.call(signIn, {
      username: emailAddress,
      password: temporaryPasswordIn(mail),
    })
    expect(signedIn.body).toMatchObject({ newPasswordRequired: true, companyName: 'Riverbend Irrigation' })
    const acts = await shop.shop.db.select().from(events).where(eq(events.kind, 'review-join-request'))
    expect(acts.at(-1)?.subject).toEqual({ joinRequestId, decision: 'APPROVED', userId: body.userId })
  })

  it('after a decline, the requester gets a mail, has no account, and can ask again (OQ-24)', async () => {
    const emailAddress = 'bob@acme.example'
    await join({ emailAddress })
    const { body } = await review(await requestOf(emailAddress), { decision: 'DECLINED' })
    expect(body.userId).toBeNull()
    expect((await readMails(shop, emailAddress)).at(-1)?.text).toContain('Riverbend Irrigation was declined')
    expect(await shop.shop.db.$count(users, eq(users.email, emailAddress))).toBe(0)
    await join({ emailAddress })
    await requestOf(emailAddress)
  })

  it('of five concurrent reviews, one succeeds', async () => {
    await join({ emailAddress: 'cem@acme.example' })
    const joinRequestId = await requestOf('cem@acme.example')
    const roleId = await roleOf(rosa.companyId, 'Basic User')
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        review(joinRequestId, { decision: n % 2 ? 'APPROVED' : 'DECLINED', roleId }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    const error = 'This request has already been reviewed.'
    expect(await review(joinRequestId, { decision: 'DECLINED' })).toMatchObject({
      status: 409,
      body: { error },
    })
    expect(await mailCount('cem@acme.example')).toBe(1)
  })

  it('an approval needs a role of this company, without permissions that the reviewer lacks (OQ-31)', async () => {
    await join({ emailAddress: 'dov@acme.example' })
    const joinRequestId = await requestOf('dov@acme.example')
    const foreign = await roleOf(await companyId('Kestrel Mining'), 'Basic User')
    for (const roleId of [null, undefined, foreign, 999_999])
      expect(await review(joinRequestId, { decision: 'APPROVED', roleId: roleId ?? null })).toMatchObject({
        status: 400,
        body: { error: 'All users must have a role selected.' },
      })
    const [inviter] = await shop.shop.db
      .insert(roles)
      .values({ companyId: rosa.companyId, name: 'Inviter' })
      .returning({ id: roles.id })
    const inviterId = inviter?.id ?? 0
    await shop.shop.db
      .insert(schema.rolePermissions)
      .values({ roleId: inviterId, permission: 'INVITE_USERS' })
    await shop.shop.db
      .update(users)
      .set({ roleId: inviterId })
      .where(eq(users.email, 'vic@riverbend.example'))
    const vic = await shop.signIn('vic@riverbend.example')
    const roleId = await roleOf(rosa.companyId, 'Admin')
    expect(await review(joinRequestId, { decision: 'APPROVED', roleId }, vic)).toMatchObject({
      status: 403,
      body: { error: 'You cannot grant a permission that you do not hold.' },
    })
    expect((await review(joinRequestId, { decision: 'APPROVED', roleId: inviterId }, vic)).status).toBe(200)
  })

  it("reading and reviewing without INVITE_USERS get 403; another company's request is not found", async () => {
    await join({ emailAddress: 'eli@acme.example' })
    const joinRequestId = await requestOf('eli@acme.example')
    const ben = await shop.signIn('ben@riverbend.example')
    expect((await list(ben)).status).toBe(403)
    expect((await review(joinRequestId, { decision: 'DECLINED' }, ben)).status).toBe(403)
    const kim = await shop.signIn('kim@kestrel.example')
    expect(await list(rosa, kim)).toMatchObject(notFound)
    expect((await list(kim)).body.joinRequests).toEqual([])
    expect(await review(joinRequestId, { decision: 'DECLINED' }, kim)).toMatchObject(notFound)
    expect(await requestOf('eli@acme.example')).toBe(joinRequestId)
  })

  it('a requester who has since registered elsewhere can be declined but not approved (OQ-24)', async () => {
    await join({ emailAddress: 'flo@acme.example' })
    const joinRequestId = await requestOf('flo@acme.example')
    const [kestrel] = await shop.shop.db.select().from(companies).where(eq(companies.name, 'Kestrel Mining'))
    await shop.shop.db
      .insert(users)
      .values({ companyId: kestrel?.id ?? 0, email: 'flo@acme.example', name: 'Flo', state: 'ENABLED' })
    const roleId = await roleOf(rosa.companyId, 'Basic User')
    expect((await review(joinRequestId, { decision: 'APPROVED', roleId })).status).toBe(409)
    expect((await review(joinRequestId, { decision: 'DECLINED' })).status).toBe(200)
  })

  it('a request is removed after 90 days (OQ-24)', async () => {
    await join({ emailAddress: 'old@acme.example' })
    const before = shop.clock.now
    shop.clock.now = new Date(before.getTime() + 90 * 86_400_000)
    rosa = await shop.signIn('rosa@riverbend.example')
    expect(await pending()).toEqual([])
    await join({ emailAddress: 'young@acme.example' })
    expect(await pending()).toMatchObject([{ emailAddress: 'young@acme.example' }])
    expect(await shop.shop.db.$count(joinRequests, eq(joinRequests.email, 'old@acme.example'))).toBe(0)
    shop.clock.now = before
  })
})
