import {
  type CompanyFields,
  createCompany,
  deleteCompany,
  getCompany,
  getCompanyMap,
  changeCompany,
} from '@volute/domain/people/companies'
import type { Permission } from '@volute/domain/core/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
let ada: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
})
afterAll(() => shop.close())

let count = 0
const fields = (given: Partial<CompanyFields>): CompanyFields => ({
  companyName: `Fresh ${(count += 1)}`,
  isPackager: false,
  isMigrating: false,
  isTest: false,
  accountId: null,
  ownedDevices: [],
  ...given,
})
const create = (given: Partial<CompanyFields> = {}, caller: Partial<Caller> = ada) =>
  shop.call(createCompany, fields(given), caller)
const update = (companyId: number, given: Partial<CompanyFields> = {}, caller: Partial<Caller> = ada) =>
  shop.call(changeCompany, { companyId: String(companyId), ...fields(given) }, caller)
const remove = (companyId: number, caller: Partial<Caller> = ada) =>
  shop.call(deleteCompany, { companyId: String(companyId) }, caller)
const read = (companyId: number, caller: Partial<Caller> = ada) =>
  shop.call(getCompany, { companyId: String(companyId) }, caller)

describe('permissions (PERM-08, PERM-16)', () => {
  const fresh = async () => (await create()).body.companyId
  it.each<[Permission, number[]]>([
    ['CREATE_COMPANY', [200, 200, 201, 403, 403]],
    ['UPDATE_COMPANY', [200, 200, 403, 200, 403]],
    ['DELETE_COMPANY', [200, 200, 403, 403, 200]],
    ['CROSS_COMPANY', [403, 403, 403, 403, 403]],
  ])('staff with only %s: list, read, create, update and delete return %j', async (permission, expected) => {
    const id = await fresh()
    const nia = await shop.signIn('nia@volute.example')
    await grant(shop, 'nia@volute.example', [permission])
    const name = `By ${permission}`
    const answers = [
      await shop.call(getCompanyMap, { pageNumber: '1', rowsPerPage: '25' }, nia),
      await read(id, nia),
      await create({ companyName: name }, nia),
      await update(id, {}, nia),
      await remove(id, nia),
    ]
    expect(answers.map(({ status }) => status)).toEqual(expected)
  })

  it('a customer with the same permissions gets 403, and a caller without a token gets 401', async () => {
    const id = await fresh()
    await grant(shop, 'rosa@riverbend.example', ['CREATE_COMPANY', 'UPDATE_COMPANY', 'DELETE_COMPANY'])
    const rosa = await shop.signIn('rosa@riverbend.example')
    for (const [caller, status] of [
      [rosa, 403],
      [{}, 401],
    ] as const) {
      const answers = [
        await shop.call(getCompanyMap, { pageNumber: '1', rowsPerPage: '25' }, caller),
        await read(id, caller),
        await create({ companyName: 'No' }, caller),
        await update(id, {}, caller),
        await remove(id, caller),
      ]
      expect(answers.map((one) => one.status)).toEqual(Array(5).fill(status))
    }
  })

  it('unknown and deleted companies return 404', async () => {
    const gone = await fresh()
    await remove(gone)
    for (const id of [gone, 999_999]) {
      const answers = [await read(id), await update(id), await remove(id)]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    expect((await shop.request('GET', '/api/company/x', undefined, ada)).status).toBe(400)
  })
})
