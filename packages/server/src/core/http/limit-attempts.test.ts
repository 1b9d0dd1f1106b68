import { createAccount, findInvitedUser, listRegistrationCompanies } from '@volute/domain/people/registration'
import { signIn, changePassword, requestPassword } from '@volute/domain/people/session'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { PASSWORD } from '../../../test/world.ts'
import { schema } from '../db/index.ts'

const BEN = 'ben@riverbend.example'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.shop.db.delete(schema.attempts))
afterAll(() => shop.close())

/** Keys of the attempts that count now, one per attempt. */
async function counted() {
  const rows = await shop.shop.db.select().from(schema.attempts)
  return rows.flatMap(({ key, takenUtc }) => takenUtc.map(() => key)).toSorted()
}

it('attempts are counted by address, person and the field that the contract names (OQ-72)', async () => {
  await shop.call(findInvitedUser, { emailAddress: BEN, applicationCode: 'ECOMMERCE' })
  await shop.call(requestPassword, { emailAddress: ' BEN@riverbend.example ' })
  await shop.call(signIn, { username: BEN, password: 'Wrong-Pass-1' })
  expect(await counted()).toEqual([
    `forgotten password of ${BEN}`,
    'sign-in from 127.0.0.1',
    `sign-in from ${BEN} at 127.0.0.1`,
    `sign-in of ${BEN}`,
    'user exists from 127.0.0.1',
  ])
})

it('an invalid request is not counted (OQ-72)', async () => {
  await shop.request('POST', '/api/registration/authenticate', { username: 7 })
  await shop.call(signIn, { username: BEN, password: '' })
  await shop.call(requestPassword, { emailAddress: 'ben' })
  await shop.call(createAccount, { name: '', emailAddress: BEN, companyName: 'Acme', companyAddress: '' })
  expect(await counted()).toEqual([])
})

it('a password change is counted for the signed-in person, and only with the current password (OQ-72)', async () => {
  const ben = await shop.signIn(BEN)
  const change = { emailAddress: BEN, newPassword: 'Abcdef1!', accessToken: '' }
  const guess = { ...change, currentPassword: 'Wrong-Pass-1' }
  expect((await shop.call(changePassword, guess)).status).toBe(401)
  expect((await shop.call(changePassword, change, ben)).status).toBe(400)
  expect(await counted()).toEqual([])
  const { body } = await shop.call(signIn, { username: BEN, password: PASSWORD })
  const { token, accessToken } = body
  await shop.call(changePassword, { ...guess, accessToken: accessToken ?? '' }, { token })
  expect(await counted()).toEqual([`current password of ${ben.userId}`])
})

it('a call while registration is closed is not counted (OQ-20)', async () => {
  const closed = await openTestShop({}, { REGISTRATION_ENABLED: 'off' })
  try {
    expect((await closed.call(listRegistrationCompanies, {})).status).toBe(403)
    const rows = await closed.shop.db.select().from(schema.attempts)
    expect(rows.flatMap(({ takenUtc }) => takenUtc)).toEqual([])
  } finally {
    await closed.close()
  }
})
