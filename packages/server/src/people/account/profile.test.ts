import { changeProfile, getUser } from '@volute/domain/people/account'
import { enterCompany } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

const missing = { status: 404, body: { error: 'The requested item was not found.' } }

let shop: TestShop
let ben: Caller & { userId: number }
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const accountOf = ({ companyId, userId }: { companyId: number; userId: number }) => ({
  companyId: String(companyId),
  userId: String(userId),
})
const noPhone = { phoneNumberCountryCode: null, phoneNumber: null }

describe("the user's own account (E18)", () => {
  it('the account has name, address, phone, role and permissions (ACCT-04)', async () => {
    const { status, body } = await shop.call(getUser, accountOf(ben), ben)
    expect(status).toBe(200)
    expect(body).toEqual({
      userId: ben.userId,
      name: 'Ben',
      emailAddress: 'ben@riverbend.example',
      ...noPhone,
      roleId: expect.any(Number),
      permissions: ['PLACE_SALES_ORDERS', 'PREPARE_QUOTES'],
    })
  })

  it('the account is found under the original company, even while the user acts for another one (ACCT-04)', async () => {
    const sol = await shop.signIn('sol@volute.example')
    const { companyId } = ben
    await shop.call(enterCompany, { companyId }, sol)
    const acting = { ...sol, companyId }
    expect((await shop.call(getUser, accountOf(sol), acting)).body).toMatchObject({ name: 'Sol' })
    const elsewhere = { ...accountOf(sol), companyId: String(companyId) }
    expect((await shop.call(getUser, elsewhere, acting)).status).toBe(403)
  })
})

describe('name and phone (E19)', () => {
  const save = (sent: { name: string; phoneNumberCountryCode: string | null; phoneNumber: string | null }) =>
    shop.call(changeProfile, { ...accountOf(ben), ...sent }, ben)

  it('saving stores both and records an event (ACCT-09, OQ-72)', async () => {
    const phone = { phoneNumberCountryCode: '44', phoneNumber: '2079460018' }
    expect(await save({ name: '  Ben Ortiz ', ...phone })).toMatchObject({ status: 200, body: {} })
    expect((await shop.call(getUser, accountOf(ben), ben)).body).toMatchObject({
      name: 'Ben Ortiz',
      ...phone,
    })
    const acts = await shop.shop.db
      .select()
      .from(schema.events)
      .where(eq(schema.events.kind, 'change-profile'))
    expect(acts).toMatchObject([{ userId: ben.userId, companyId: ben.companyId }])
  })

  it.each([
    ['1', '23456', { phoneNumberCountryCode: '1', phoneNumber: '23456' }],
    ['7', '7011234567', { phoneNumberCountryCode: '7', phoneNumber: '7011234567' }],
    ['1', '2345', noPhone],
    ['1', null, noPhone],
    [null, '2125550146', noPhone],
    ['1', '', noPhone],
    [null, null, noPhone],
  ])('%j and %j are saved as %j (ACCT-07, ACCT-08, TV-15, OQ-88)', async (code, number, kept) => {
    await save({ name: 'Ben', phoneNumberCountryCode: code, phoneNumber: number })
    expect((await shop.call(getUser, accountOf(ben), ben)).body).toMatchObject(kept)
  })

  it.each(['', '   ', 'x'.repeat(101)])('the name %j is rejected (ACCT-06)', async (name) => {
    expect(await save({ name, ...noPhone })).toMatchObject({
      status: 400,
      body: { error: 'Your name must be between 1 and 100 characters long.' },
    })
  })

  it('a phone number of the wrong shape is rejected (ACCT-09)', async () => {
    for (const wrong of [{ phoneNumber: '1'.repeat(21) }, { phoneNumberCountryCode: '12345' }])
      expect(await save({ name: 'Ben', ...noPhone, ...wrong })).toMatchObject({
        status: 400,
        body: { error: 'The request is not valid.' },
      })
  })
})

it('only the user can change a profile, and a user of another company gets 404 (E18, E19)', async () => {
  const [rosa, kim] = [await shop.signIn('rosa@riverbend.example'), await shop.signIn('kim@kestrel.example')]
  expect(await shop.call(getUser, accountOf(ben), kim)).toMatchObject(missing)
  for (const caller of [rosa, kim])
    expect(
      await shop.call(changeProfile, { ...accountOf(ben), name: 'Mallory', ...noPhone }, caller),
    ).toMatchObject(missing)
  expect(await shop.call(getUser, accountOf({ ...ben, companyId: kim.companyId }), ben)).toMatchObject(
    missing,
  )
  expect((await shop.call(getUser, accountOf(ben))).status).toBe(401)
})
