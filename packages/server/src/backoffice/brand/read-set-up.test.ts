import { getSetUp } from '@volute/domain/core/brand'
import { openCompany } from '@volute/domain/people/registration'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

const { companies, users } = schema

let shop: TestShop
let ada: Caller
beforeEach(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
})
afterEach(() => shop.close())

const steps = async () => Object.values((await shop.call(getSetUp, {}, ada)).body)

it('each step of the setup guide is done once the data of the shop show it (SETUP-01)', async () => {
  const { db } = shop.shop
  await db.update(companies).set({ deletedUtc: shop.clock.now }).where(eq(companies.isProvider, false))
  expect(await steps()).toEqual([true, false, false])
  await db.execute(sql`truncate parts cascade`)
  expect(await steps()).toEqual([false, false, false])
  const sheet = { accountName: '', distributorName: '', emailAddress: '' }
  const gila = { ...sheet, companyName: 'Gila Farms', accountCode: 'GIL-1', distributorCode: '' }
  expect((await shop.call(openCompany, gila, ada)).status).toBe(201)
  expect(await steps()).toEqual([false, false, false])
  const salt = {
    ...gila,
    companyName: 'Salt River',
    distributorCode: 'S-1',
    emailAddress: 'sue@salt.example',
  }
  expect((await shop.call(openCompany, salt, ada)).status).toBe(201)
  expect(await steps()).toEqual([false, true, true])
  await db.update(users).set({ state: 'DELETED' }).where(eq(users.email, 'sue@salt.example'))
  expect(await steps()).toEqual([false, true, false])
})
