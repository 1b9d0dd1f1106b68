import {
  type AccountKind,
  addAccount,
  deleteAccount,
  listAccounts,
  renameAccount,
} from '@volute/domain/people/accounts'
import { deleteCompany, getCompanyMap } from '@volute/domain/people/companies'
import { linkDistributor } from '@volute/domain/people/distributors'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { scriptedErp } from '../../../test/scripted-erp.ts'
import { schema } from '../../core/db/index.ts'
import { keepAccounts, keepDistributors } from '../../core/erp/index.ts'

let shop: TestShop
let ada: Caller
const scripted = scriptedErp()
beforeAll(async () => {
  shop = await openTestShop({ erp: scripted.erp })
  ada = await shop.signIn('ada@volute.example')
})
afterAll(() => shop.close())

const add = (kind: AccountKind, code: string, name = '', caller = ada) =>
  shop.call(addAccount, { kind, code, name }, caller)
const rename = (kind: AccountKind, accountId: number, name: string, caller = ada) =>
  shop.call(renameAccount, { kind, accountId: String(accountId), name }, caller)
const remove = (kind: AccountKind, accountId: number, caller = ada) =>
  shop.call(deleteAccount, { kind, accountId: String(accountId) }, caller)
const list = async (kind: AccountKind, searchValue = '') =>
  (await shop.call(listAccounts, { kind, searchValue }, ada)).body.accounts
const named = async (kind: AccountKind, name: string) => (await list(kind, name))[0]

it('accounts and distributors are listed by name with the companies that use them (ACCOUNT-01)', async () => {
  const shown = (await list('customer')).map(({ code, companyCount, companyName }) => [
    code,
    companyCount,
    companyName,
  ])
  expect(shown).toEqual([
    ['A-KESTREL', 0, null],
    ['A-RIVER', 1, 'Riverbend Irrigation'],
  ])
  expect((await list('customer', 'a-riv')).map(({ name }) => name)).toEqual(['Riverbend account'])
  expect((await list('distributor', 'COAST')).map(({ code }) => code)).toEqual(['D-200'])
})

it('an account is created once per code, and no two distributors share a name (ACCOUNT-02)', async () => {
  expect(await add('customer', ' ALD-1 ', ' Alder Dairy ')).toMatchObject({ status: 201 })
  expect(await named('customer', 'alder')).toMatchObject({ code: 'ALD-1', name: 'Alder Dairy' })
  const codeTaken = { status: 409, body: { error: 'This code already exists.', code: 'NAME_TAKEN' } }
  expect(await add('customer', 'ald-1', 'Other')).toMatchObject(codeTaken)
  expect(await add('distributor', 'd-200')).toMatchObject(codeTaken)
  expect(await add('distributor', 'D-201', 'coast pump supply')).toMatchObject({
    status: 409,
    body: { error: 'Another distributor has this name.' },
  })
  expect((await add('distributor', ' ')).status).toBe(400)
})

it('an account is renamed, and one that is unknown is not found (ACCOUNT-03)', async () => {
  const coast = (await named('distributor', 'coast'))?.accountId ?? 0
  expect((await rename('distributor', coast, 'Central pump supply')).status).toBe(409)
  expect((await rename('distributor', coast, ' Coast Pumps ')).status).toBe(200)
  expect((await named('distributor', 'coast'))?.name).toBe('Coast Pumps')
  expect((await rename('customer', 999_999, 'X')).status).toBe(404)
  const acts = await shop.shop.db
    .select()
    .from(schema.events)
    .where(like(schema.events.kind, '%account-record'))
  expect(acts.at(-1)?.subject).toEqual({
    kind: 'distributor',
    code: 'D-200',
    before: 'Coast Pump Supply',
    after: 'Coast Pumps',
  })
})

it('only what no company uses can be removed, and a deleted company still uses its account (ACCOUNT-04)', async () => {
  const river = (await named('customer', 'river'))?.accountId ?? 0
  const inUse = { status: 409, body: { code: 'ACCOUNT_IN_USE' } }
  expect(await remove('customer', river)).toMatchObject(inUse)
  const central = (await named('distributor', 'central'))?.accountId ?? 0
  const { body } = await shop.call(getCompanyMap, { searchValue: 'riverbend' }, ada)
  const companyId = String(body.companies[0]?.companyId)
  await shop.call(linkDistributor, { companyId, distributorAccountId: central }, ada)
  expect(await remove('distributor', central)).toMatchObject(inUse)
  expect((await shop.call(deleteCompany, { companyId }, ada)).status).toBe(200)
  expect(await remove('customer', river)).toMatchObject(inUse)
  expect((await remove('distributor', central)).status).toBe(200)
  expect((await remove('distributor', central)).status).toBe(404)
  expect(await named('distributor', 'central')).toBeUndefined()
})

it('creating, renaming and removing need the permission that companies need (ACCOUNT-06)', async () => {
  const account = (await named('customer', 'kestrel'))?.accountId ?? 0
  const statuses = async (caller: Caller) => [
    (await add('customer', 'ODD-1', '', caller)).status,
    (await rename('customer', account, 'Kestrel', caller)).status,
    (await remove('customer', account, caller)).status,
  ]
  await grant(shop, 'sol@volute.example', ['UPDATE_COMPANY'])
  expect(await statuses(await shop.signIn('sol@volute.example'))).toEqual([403, 200, 403])
  await grant(shop, 'sol@volute.example', ['CREATE_COMPANY'])
  expect(await statuses(await shop.signIn('sol@volute.example'))).toEqual([201, 403, 403])
  await grant(shop, 'kim@kestrel.example', ['CREATE_COMPANY', 'UPDATE_COMPANY', 'DELETE_COMPANY'])
  expect(await statuses(await shop.signIn('kim@kestrel.example'))).toEqual([403, 403, 403])
})

it('the ERP changes a discount, but no name that staff typed (ACCOUNT-05)', async () => {
  await add('customer', 'TYP-1', 'As typed')
  await add('distributor', 'T-1', 'Supply as typed')
  scripted.accounts.push({ identifier: 'TYP-1', name: 'FROM ERP', discountPercent: '5' })
  scripted.accounts.push({ identifier: 'A-KESTREL', name: 'KESTREL OF ERP', discountPercent: '0' })
  scripted.distributors.push({ code: 'T-1', name: 'SUPPLY OF ERP' }, { code: 'E-1', name: 'ERP ONLY' })
  const { db, erp, log } = shop.shop
  await shop.shop.db
    .update(schema.accounts)
    .set({ isNameTyped: false })
    .where(like(schema.accounts.identifier, 'A-K%'))
  await keepAccounts({ db, erp, log })
  await keepDistributors({ db, erp, log })
  const rows = await db.select().from(schema.accounts).where(like(schema.accounts.identifier, 'TYP-1'))
  expect(rows).toMatchObject([{ name: 'As typed', discountBasisPoints: 500 }])
  expect(await named('customer', 'kestrel')).toMatchObject({ name: 'KESTREL OF ERP' })
  expect((await list('distributor')).map(({ name }) => name)).toEqual([
    'Coast Pumps',
    'ERP ONLY',
    'Supply as typed',
  ])
})
