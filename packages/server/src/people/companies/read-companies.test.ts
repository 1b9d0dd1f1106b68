import {
  createCompany,
  deleteCompany,
  getCompanyMap,
  listCompanies,
  changeCompany,
} from '@volute/domain/people/companies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

const firstPage = { pageNumber: '1', rowsPerPage: '25' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('staff see all customer companies that are not deleted, packagers first, each group sorted by name ignoring case (SHELL-57, SHELL-60, OQ-11)', async () => {
  await shop.shop.db.insert(schema.companies).values([
    { name: 'alder Dairy', isMigrating: true },
    { name: 'Closed Works', deletedUtc: shop.clock.now },
  ])
  const sol = await shop.signIn('sol@volute.example')
  const { status, body } = await shop.call(listCompanies, firstPage, sol)
  expect(status).toBe(200)
  expect(body.rowCount).toBe(4)
  expect(body.companies.map(({ name, isPackager }) => [name, isPackager])).toEqual([
    ['Northwind Water', true],
    ['alder Dairy', false],
    ['Kestrel Mining', false],
    ['Riverbend Irrigation', false],
  ])
})

it('a part of the name finds a company, ignoring case (SHELL-57)', async () => {
  const sol = await shop.signIn('sol@volute.example')
  const { body } = await shop.call(listCompanies, { ...firstPage, searchValue: 'MINING' }, sol)
  expect(body.companies.map(({ name }) => name)).toEqual(['Kestrel Mining'])
})

it.each([
  ['staff without CROSS_COMPANY', 'nia@volute.example'],
  ["a customer's administrator", 'rosa@riverbend.example'],
])('%s is rejected (SHELL-58, PERM-11)', async (_, email) => {
  const { status, body } = await shop.call(listCompanies, firstPage, await shop.signIn(email))
  expect({ status, body }).toMatchObject({
    status: 403,
    body: { error: 'You do not have permission to perform this action.' },
  })
})

it('a request without a token gets 401 (E17)', async () => {
  expect((await shop.call(listCompanies, firstPage)).status).toBe(401)
})

it('the paged company list has packagers first, can be searched by name, and follows creates, updates and deletes (COMPANY-03, COMPANY-04, COMPANY-16, OQ-84, E55)', async () => {
  const ada = await shop.signIn('ada@volute.example')
  const listed = async (asked: { searchValue?: string; pageNumber?: string } = {}) => {
    const { body } = await shop.call(getCompanyMap, { pageNumber: '1', rowsPerPage: '3', ...asked }, ada)
    return [body.rowCount, ...body.companies.map(({ name }) => name)]
  }
  expect(await listed()).toEqual([5, 'Northwind Water', 'alder Dairy', 'Kestrel Mining'])
  expect(await listed({ pageNumber: '2' })).toEqual([5, 'Riverbend Irrigation', 'Volute'])
  expect(await listed({ searchValue: ' wATER ' })).toEqual([1, 'Northwind Water'])
  expect(await listed({ searchValue: '%' })).toEqual([0])

  const flags = { isPackager: false, isMigrating: false, isTest: false }
  const mill = { ...flags, companyName: 'alder Mill', accountId: null, ownedDevices: [] }
  const { body } = await shop.call(createCompany, mill, ada)
  const companyId = String(body.companyId)
  expect(await listed()).toEqual([6, 'Northwind Water', 'alder Dairy', 'alder Mill'])
  await shop.call(changeCompany, { ...mill, companyId, companyName: 'Zinc Mill' }, ada)
  expect(await listed({ pageNumber: '2' })).toEqual([6, 'Riverbend Irrigation', 'Volute', 'Zinc Mill'])
  await shop.call(deleteCompany, { companyId }, ada)
  expect(await listed({ searchValue: 'mill' })).toEqual([0])
})

it('the lists hold 500 accounts and 500 device types and report that there are more (COMPANY-11, OQ-103)', async () => {
  const ada = await shop.signIn('ada@volute.example')
  const { accounts, deviceTypes } = schema
  const named = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `A${1_000 + n}` }))
  const listed = async () => {
    const { body } = await shop.call(getCompanyMap, firstPage, ada)
    const { isMoreAccounts, isMoreDeviceTypes } = body
    return [body.accounts.length, isMoreAccounts, body.deviceTypes.length, isMoreDeviceTypes]
  }
  const before = await shop.shop.db.$count(accounts)
  const many = named(500 - before).map(({ name }) => ({ name, identifier: name }))
  await shop.shop.db.insert(accounts).values(many)
  await shop.shop.db.insert(deviceTypes).values(named(500))
  expect(await listed()).toEqual([500, false, 500, false])
  await shop.shop.db.insert(accounts).values({ name: 'A2000', identifier: 'A2000' })
  await shop.shop.db.insert(deviceTypes).values({ name: 'A2000' })
  expect(await listed()).toEqual([500, true, 500, true])
})
