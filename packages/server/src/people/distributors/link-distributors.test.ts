import { getCartMap } from '@volute/domain/buying/cart'
import { deleteCompany } from '@volute/domain/people/companies'
import {
  linkDistributor,
  listDistributors,
  suggestDistributors,
  unlinkDistributor,
} from '@volute/domain/people/distributors'
import type { Permission } from '@volute/domain/core/permissions'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ada: Caller & { userId: number }
let rosa: Caller
let kim: Caller
let central: number
let coast: number
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
  rosa = await shop.signIn('rosa@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { distributors } = schema
  const all = await shop.shop.db.select().from(distributors)
  central = all.find(({ code }) => code === 'D-100')?.id ?? 0
  coast = all.find(({ code }) => code === 'D-200')?.id ?? 0
  await shop.shop.db.update(distributors).set({ companyId: null }).where(eq(distributors.id, coast))
  const { companyId } = rosa
  await shop.shop.db.update(distributors).set({ companyId }).where(eq(distributors.id, central))
})

const list = async () => (await shop.call(listDistributors, {}, ada)).body
const link = (companyId: number, distributorAccountId: number, caller: Partial<Caller> = ada) =>
  shop.call(linkDistributor, { companyId: String(companyId), distributorAccountId }, caller)
const unlink = (companyId: number, caller: Partial<Caller> = ada) =>
  shop.call(unlinkDistributor, { companyId: String(companyId) }, caller)
const linked = async () =>
  Object.fromEntries((await list()).companies.map((one) => [one.name, one.distributorAccountId]))

it('customers are listed by name without the provider, together with all distributors, linked or free (DIST-03, OQ-103, E52)', async () => {
  const { companies, distributors, isMoreDistributors } = await list()
  expect(companies.map(({ name, distributorAccountId }) => [name, distributorAccountId])).toEqual([
    ['Kestrel Mining', null],
    ['Northwind Water', null],
    ['Riverbend Irrigation', central],
  ])
  expect(distributors).toEqual([
    { distributorAccountId: central, name: 'Central Pump Supply' },
    { distributorAccountId: coast, name: 'Coast Pump Supply' },
  ])
  expect(isMoreDistributors).toBe(false)
})

it('of more than 500 distributors, the list has the first 500 by name and those linked to the listed companies (DIST-03, OQ-103)', async () => {
  const { distributors } = schema
  const many = Array.from({ length: 501 }, (_, n) => ({ code: `D-4${n}`, name: `A${1_000 + n}` }))
  await shop.shop.db.insert(distributors).values(many)
  const body = await list()
  const names = body.distributors.map(({ name }) => name)
  expect(names).toEqual([...many.slice(0, 500).map(({ name }) => name), 'Central Pump Supply'])
  expect(body.isMoreDistributors).toBe(true)
  await shop.shop.db.delete(distributors).where(like(distributors.code, 'D-4%'))
})

it('the list holds 500 distributors and reports that there are more (DIST-03, OQ-103)', async () => {
  const { distributors } = schema
  const add = async (names: string[]) => {
    await shop.shop.db.insert(distributors).values(names.map((name) => ({ name, code: `D-4${name}` })))
    const body = await list()
    return [body.distributors.length, body.isMoreDistributors]
  }
  expect(await add(Array.from({ length: 498 }, (_, n) => `A${1_000 + n}`))).toEqual([500, false])
  expect(await add(['A2000'])).toEqual([500, true])
  await shop.shop.db.delete(distributors).where(like(distributors.code, 'D-4%'))
})

it('customers are paged and searched by part of the name, ignoring case (DIST-01, E52)', async () => {
  const names = async (asked: { searchValue?: string; pageNumber?: string }) => {
    const { body } = await shop.call(listDistributors, { rowsPerPage: '2', ...asked }, ada)
    return [body.rowCount, ...body.companies.map(({ name }) => name)]
  }
  expect(await names({})).toEqual([3, 'Kestrel Mining', 'Northwind Water'])
  expect(await names({ pageNumber: '2' })).toEqual([3, 'Riverbend Irrigation'])
  expect(await names({ searchValue: ' WATER ' })).toEqual([1, 'Northwind Water'])
})

it('the distributor with exactly the typed name comes before the first ones that contain it (DIST-06, DIST-07, E99)', async () => {
  const { distributors } = schema
  const many = Array.from({ length: 9 }, (_, n) => ({
    code: `D-3${n}`,
    name: `A${n} of the coast pump supply`,
  }))
  await shop.shop.db.insert(distributors).values(many)
  const { body } = await shop.call(suggestDistributors, { searchValue: ' coast PUMP supply' }, ada)
  expect(body.distributors.map(({ name }) => name)).toEqual([
    'Coast Pump Supply',
    ...many.slice(0, 8).map(({ name }) => name),
  ])
  const { body: served } = await shop.call(suggestDistributors, { searchValue: 'central' }, ada)
  const company = { companyId: rosa.companyId, name: 'Riverbend Irrigation' }
  expect(served.distributors).toEqual([
    { distributorAccountId: central, name: 'Central Pump Supply', company },
  ])
  await shop.shop.db.delete(distributors).where(like(distributors.code, 'D-3_'))
})

it('linking gives the company its distributor, linking again replaces it, and unlinking removes it (DIST-04, DIST-05, OQ-34)', async () => {
  const codeOf = async () => (await shop.call(getCartMap, {}, kim)).body.distributorAccountCode
  expect(await codeOf()).toBeNull()
  expect(await link(kim.companyId, coast)).toMatchObject({ status: 200, body: {} })
  expect(await codeOf()).toBe('D-200')
  expect((await unlink(rosa.companyId)).status).toBe(200)
  expect((await link(kim.companyId, central)).status).toBe(200)
  expect(await codeOf()).toBe('D-100')
  expect((await link(rosa.companyId, coast)).status).toBe(200)
  expect(await unlink(kim.companyId)).toMatchObject({ status: 200, body: {} })
  expect((await unlink(kim.companyId)).status).toBe(200)
  expect(await codeOf()).toBeNull()
  const { events } = schema
  const acts = await shop.shop.db.select().from(events).where(eq(events.companyId, kim.companyId))
  expect(
    acts.filter(({ kind }) => kind.includes('distributor')).map(({ userId, kind }) => [userId, kind]),
  ).toEqual([
    [ada.userId, 'link-distributor'],
    [ada.userId, 'link-distributor'],
    [ada.userId, 'unlink-distributor'],
  ])
})

it("another company's distributor is rejected with that company's name; the company's own one can be linked again (DIST-06, DIST-07)", async () => {
  const { status, body } = await link(kim.companyId, central)
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { error: 'This account is already associated with the company Riverbend Irrigation.' },
  })
  expect((await link(rosa.companyId, central)).status).toBe(200)
})

it('of two companies that request one distributor at the same time, one gets it (DIST-06)', async () => {
  const { companies } = await list()
  const northwind = companies.find(({ name }) => name === 'Northwind Water')?.companyId ?? 0
  const answers = await Promise.all([link(kim.companyId, coast), link(northwind, coast)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await unlink(northwind)
})

it('two companies that swap distributors at the same time do not deadlock (OQ-34)', async () => {
  await link(kim.companyId, coast)
  const answers = await Promise.all([link(kim.companyId, central), link(rosa.companyId, coast)])
  expect(answers.map(({ status }) => status)).toEqual([409, 409])
  expect(await linked()).toMatchObject({ 'Kestrel Mining': coast, 'Riverbend Irrigation': central })
})

it('the provider, unknown and deleted companies and unknown distributors are not found (E53, E54)', async () => {
  for (const companyId of [ada.companyId, 999_999]) {
    for (const answer of [await link(companyId, coast), await unlink(companyId)])
      expect(answer).toMatchObject({ status: 404, body: { error: 'The requested company was not found.' } })
  }
  expect(await link(kim.companyId, 999_999)).toMatchObject({
    status: 400,
    body: { error: 'The requested distributor was not found.' },
  })
  const [gone] = await shop.shop.db.insert(schema.companies).values({ name: 'Gone' }).returning()
  await shop.call(deleteCompany, { companyId: String(gone?.id) }, ada)
  expect((await link(gone?.id ?? 0, coast)).status).toBe(404)
})

describe('permissions (OQ-10)', () => {
  const answers = async (caller: Partial<Caller>) =>
    [
      await shop.call(listDistributors, {}, caller),
      await shop.call(suggestDistributors, {}, caller),
      await link(kim.companyId, coast, caller),
      await unlink(kim.companyId, caller),
    ].map(({ status }) => status)

  it.each<[Permission, number]>([
    ['UPDATE_COMPANY', 200],
    ['CREATE_COMPANY', 403],
    ['CROSS_COMPANY', 403],
  ])('staff with only %s get %i (DIST-09, PERM-09)', async (permission, status) => {
    await grant(shop, 'nia@volute.example', [permission])
    expect(await answers(await shop.signIn('nia@volute.example'))).toEqual([status, status, status, status])
  })

  it('a customer gets 403 whatever permissions it has, and a caller without a token gets 401', async () => {
    await grant(shop, 'kim@kestrel.example', ['UPDATE_COMPANY'])
    expect(await answers(await shop.signIn('kim@kestrel.example'))).toEqual([403, 403, 403, 403])
    expect(await answers({})).toEqual([401, 401, 401, 401])
  })
})
