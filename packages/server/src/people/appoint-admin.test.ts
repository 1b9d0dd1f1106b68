import { authenticate, requestPassword } from '@volute/domain/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { schema } from '../db/index.ts'
import { AppointRefusal, appointAdmin } from './appoint-admin.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const appoint = (email: string, name: string) =>
  shop.shop.db.transaction((tx) => appointAdmin(tx, { email, name }))

it('OQ-03 OQ-31: appoints an administrator of the one provider, without a password', async () => {
  await appoint(' vera@volute.example ', 'Vera')
  const { db } = shop.shop
  const [vera] = await db.select().from(schema.users).where(eq(schema.users.email, 'vera@volute.example'))
  const [provider] = await db.select().from(schema.companies).where(eq(schema.companies.isProvider, true))
  expect(vera).toMatchObject({
    companyId: provider?.id,
    state: 'ENABLED',
    passwordHash: null,
    policyVersion: null,
  })
  const guessed = await shop.call(authenticate, {
    username: 'vera@volute.example',
    password: 'Volute-Demo-1',
  })
  expect(guessed.status).toBe(400)
  expect((await shop.call(requestPassword, { emailAddress: 'vera@volute.example' })).status).toBe(200)
})

it.each([
  ['vera', 'Vera', /no email address/],
  ['vera@volute.example', ' ', /name/],
  ['BEN@riverbend.example', 'Ben', /belongs to somebody already/],
])('refuses %s %s', async (email, name, sentence) => {
  const refused = appoint(email, name)
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.toBeInstanceOf(AppointRefusal)
})
