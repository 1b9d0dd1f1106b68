import {
  type CompanyFields,
  createCompany,
  deleteCompany,
  getCompany,
  getCompanyMap,
  listCompanyChoices,
  changeCompany,
} from '@volute/domain/people/companies'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ada: Caller & { userId: number }
let meter: number
let gateway: number
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
  const types = await shop.shop.db
    .insert(schema.deviceTypes)
    .values([{ name: 'Flow Meter' }, { name: 'Co-Pilot Gateway' }])
    .returning()
  meter = types[0]?.id ?? 0
  gateway = types[1]?.id ?? 0
})
afterAll(() => shop.close())

let count = 0
let plain: CompanyFields
beforeEach(() => {
  count += 1
  plain = {
    companyName: `Fresh ${count}`,
    isPackager: false,
    isMigrating: false,
    isTest: false,
    accountId: null,
    ownedDevices: [],
  }
})

const create = (fields: Partial<CompanyFields> = {}, caller: Partial<Caller> = ada) =>
  shop.call(createCompany, { ...plain, ...fields }, caller)
const update = (companyId: number, fields: Partial<CompanyFields> = {}, caller: Partial<Caller> = ada) =>
  shop.call(changeCompany, { companyId: String(companyId), ...plain, ...fields }, caller)
const remove = (companyId: number, caller: Partial<Caller> = ada) =>
  shop.call(deleteCompany, { companyId: String(companyId) }, caller)
const read = (companyId: number, caller: Partial<Caller> = ada) =>
  shop.call(getCompany, { companyId: String(companyId) }, caller)
const devices = (...names: string[]) =>
  names.map((deviceIdentifier) => ({ deviceTypeId: meter, deviceIdentifier }))

async function accountId(identifier = 'A-RIVER') {
  const { accounts } = schema
  const [row] = await shop.shop.db.select().from(accounts).where(eq(accounts.identifier, identifier))
  return row?.id ?? 0
}
async function companyId(name: string) {
  const { companies } = schema
  const [row] = await shop.shop.db.select().from(companies).where(eq(companies.name, name))
  return row?.id ?? 0
}
async function acts(company: number) {
  const rows = await shop.shop.db.select().from(schema.events).where(eq(schema.events.companyId, company))
  return rows.map(({ userId, kind }) => [userId, kind])
}

it('companies, accounts and device types are listed by name (COMPANY-11, OQ-103, E55, E98)', async () => {
  const { status, body } = await shop.call(getCompanyMap, { pageNumber: '1', rowsPerPage: '25' }, ada)
  expect(status).toBe(200)
  expect(body.companies.map(({ name }) => name)).toEqual([
    'Northwind Water',
    'Kestrel Mining',
    'Riverbend Irrigation',
    'Volute',
  ])
  const northwind = { name: 'Northwind Water', companyName: 'Northwind Water', isPackager: true }
  expect(body.companies[0]).toMatchObject({ ...northwind, isMigrating: false, isTest: false })
  const { body: choices } = await shop.call(listCompanyChoices, {}, ada)
  expect(body).toMatchObject({ ...choices, isMoreAccounts: false, isMoreDeviceTypes: false })
  expect(choices.accounts.map(({ name, identifier }) => [name, identifier])).toEqual([
    ['Kestrel account', 'A-KESTREL'],
    ['Riverbend account', 'A-RIVER'],
  ])
  const found = await shop.call(listCompanyChoices, { searchValue: 'KES' }, ada)
  expect(found.body.accounts.map(({ identifier }) => identifier)).toEqual(['A-KESTREL'])
  expect(choices.deviceTypes.map(({ name }) => name)).toEqual(['Co-Pilot Gateway', 'Flow Meter'])
})

it('a new company has a trimmed name, its flags, account, devices and both roles (COMPANY-12, COMPANY-13, E57)', async () => {
  const ownedDevices = [
    { deviceTypeId: meter, deviceIdentifier: ' fm-2 ' },
    { deviceTypeId: meter, deviceIdentifier: 'FM-1' },
    { deviceTypeId: gateway, deviceIdentifier: 'FM-1' },
  ]
  const flags = { isPackager: true, isMigrating: true, isTest: true, accountId: await accountId() }
  const created = await create({ companyName: '  Aqua Works ', ...flags, ownedDevices })
  expect(created.status).toBe(201)
  const { companyId } = created.body
  expect((await read(companyId)).body).toEqual({
    companyName: 'Aqua Works',
    ...flags,
    account: { accountId: flags.accountId, name: 'Riverbend account', identifier: 'A-RIVER' },
    ownedDevices: [
      { deviceTypeId: gateway, deviceIdentifier: 'FM-1' },
      { deviceTypeId: meter, deviceIdentifier: 'FM-1' },
      { deviceTypeId: meter, deviceIdentifier: 'fm-2' },
    ],
  })
  const roles = await shop.shop.db.select().from(schema.roles).where(eq(schema.roles.companyId, companyId))
  expect(roles.map(({ name }) => name)).toEqual(['Admin', 'Basic User'])
  expect(await acts(companyId)).toEqual([[ada.userId, 'create-company']])
})

it('saving replaces name, flags, account and devices, and the company can keep its own devices (COMPANY-14, E58)', async () => {
  const { companyId } = (await create({ ownedDevices: devices('KEEP-1', 'GO-1') })).body
  const changed = {
    companyName: 'Renamed Works',
    isPackager: false,
    isMigrating: true,
    isTest: false,
    accountId: await accountId('A-KESTREL'),
    ownedDevices: devices('keep-1', 'new-1'),
  }
  expect(await update(companyId, changed)).toMatchObject({ status: 200, body: {} })
  expect((await read(companyId)).body).toMatchObject(changed)
  expect(await acts(companyId)).toEqual([
    [ada.userId, 'create-company'],
    [ada.userId, 'update-company'],
  ])
})

it('several companies can share one account (OQ-33)', async () => {
  const shared = { accountId: await accountId() }
  expect((await create({ ...shared, companyName: 'First of two' })).status).toBe(201)
  expect((await create({ ...shared, companyName: 'Second of two' })).status).toBe(201)
})

describe('invalid company fields (E57, E58)', () => {
  it.each<[string, number, (owner: number) => Partial<CompanyFields>, string]>([
    ['no name', 400, () => ({ companyName: '  ' }), 'A company is required to have a name.'],
    [
      'a long name',
      400,
      () => ({ companyName: 'x'.repeat(101) }),
      'Company name must be 100 characters or less.',
    ],
    [
      'a blank device',
      400,
      () => ({ ownedDevices: devices(' ') }),
      'Device identifiers cannot be left blank.',
    ],
    [
      'a long device',
      400,
      () => ({ ownedDevices: devices('x'.repeat(51)) }),
      'Device identifiers must be 50 characters or less.',
    ],
    [
      'an unknown device type',
      400,
      () => ({ ownedDevices: [{ deviceTypeId: 999_999, deviceIdentifier: 'A' }] }),
      'Please select a device type before adding the device to the company.',
    ],
    [
      'a device twice',
      400,
      () => ({ ownedDevices: devices('Twice', ' tWICE ') }),
      'This company already owns this device.',
    ],
    ['an unknown account', 400, () => ({ accountId: 999_999 }), 'The requested account was not found.'],
    [
      "another company's name",
      409,
      () => ({ companyName: ' kestrel MINING ' }),
      'A company with this name already exists.',
    ],
    [
      "the provider's name",
      409,
      () => ({ companyName: 'ｖolute' }),
      'A company with this name already exists.',
    ],
    [
      "another company's device",
      409,
      () => ({ ownedDevices: devices('free-x', ' OWNED-x ') }),
      'This device is already owned by another company.',
    ],
  ])(
    '%s is rejected (COMPANY-17, COMPANY-18, COMPANY-19, COMPANY-20, COMPANY-21, OQ-03, OQ-33)',
    async (_, status, wrong, error) => {
      const owner = await create({ companyName: `Owner ${count}`, ownedDevices: devices('owned-X') })
      const before = await shop.shop.db.$count(schema.companies)
      const refused = await create(wrong(owner.body.companyId))
      expect({ status: refused.status, body: refused.body }).toMatchObject({ status, body: { error } })
      expect(await shop.shop.db.$count(schema.companies)).toBe(before)
      const { companyId } = (await create()).body
      const saved = (await read(companyId)).body
      expect(await update(companyId, wrong(owner.body.companyId))).toMatchObject({ status, body: { error } })
      expect((await read(companyId)).body).toEqual(saved)
      await remove(owner.body.companyId)
    },
  )

  it('missing fields and wrong types are rejected', async () => {
    for (const body of [{}, { ...plain, isPackager: 'yes' }, { ...plain, accountId: 0 }, []])
      expect((await shop.request('POST', '/api/company', body, ada)).status).toBe(400)
  })
})

describe('concurrent requests (OQ-33)', () => {
  it('only one of two companies gets a name', async () => {
    const answers = await Promise.all(
      ['Race Works', 'RACE works'].map((companyName) => create({ companyName })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('only one of two companies gets a device, whether created or saved', async () => {
    const { companyId } = (await create()).body
    const answers = await Promise.all([
      create({ companyName: `Racer ${count}`, ownedDevices: devices('RACE-1') }),
      update(companyId, { ownedDevices: devices('race-1') }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(1)
    const { companyDevices } = schema
    const owners = await shop.shop.db
      .select()
      .from(companyDevices)
      .where(and(eq(companyDevices.deviceTypeId, meter)))
    expect(owners.filter(({ identifier }) => identifier.toLowerCase() === 'race-1')).toHaveLength(1)
  })
})

describe("the provider's own company (OQ-03)", () => {
  it('its name cannot change, its other fields can, and it cannot be deleted', async () => {
    const volute = await companyId('Volute')
    expect(await update(volute, { companyName: 'Other' })).toMatchObject({
      status: 409,
      body: { error: 'The name of this company cannot be changed.' },
    })
    const own = { companyName: 'Volute', ownedDevices: devices('HOUSE-1') }
    expect((await update(volute, own)).status).toBe(200)
    expect(await remove(volute)).toMatchObject({
      status: 409,
      body: { error: 'This company cannot be deleted.' },
    })
  })
})

describe('a deleted company (COMPANY-15, E59, OQ-32)', () => {
  it('its users are signed out, its name, devices and distributor are free, and invitations and join requests are withdrawn', async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    const { db } = shop.shop
    const { distributors, invitations, joinRequests, users } = schema
    await db.update(distributors).set({ companyId: kim.companyId }).where(eq(distributors.code, 'D-200'))
    await update(kim.companyId, { companyName: 'Kestrel Mining', ownedDevices: devices('KES-1') })
    const waiting = { companyId: kim.companyId, email: 'guest@kestrel.example', name: 'Guest' }
    const [guest] = await db
      .insert(users)
      .values({ ...waiting, state: 'INVITED' })
      .returning()
    const expiresUtc = new Date(shop.clock.now.getTime() + 86_400_000)
    await db.insert(invitations).values({
      companyId: kim.companyId,
      userId: guest?.id ?? 0,
      invitedBy: kim.userId,
      codeHash: 'hash',
      expiresUtc,
    })
    await db.insert(joinRequests).values(waiting)

    expect(await remove(kim.companyId)).toMatchObject({ status: 200, body: {} })
    expect((await read(kim.companyId)).status).toBe(404)
    expect((await shop.request('GET', '/api/cart/quantity', undefined, kim)).status).toBe(401)
    await expect(shop.signIn('kim@kestrel.example')).rejects.toThrow('Invalid email or password.')
    const people = await db.select().from(users).where(eq(users.companyId, kim.companyId))
    expect(people.map(({ state }) => state).toSorted()).toEqual(['DELETED', 'DISABLED'])
    const [invitation] = await db.select().from(invitations)
    expect(invitation?.withdrawnUtc).toEqual(shop.clock.now)
    expect(await db.select().from(joinRequests)).toMatchObject([{ state: 'WITHDRAWN' }])
    const [freed] = await db.select().from(distributors).where(eq(distributors.code, 'D-200'))
    expect(freed?.companyId).toBeNull()
    expect((await create({ companyName: 'kestrel mining', ownedDevices: devices('kes-1') })).status).toBe(201)
    expect((await acts(kim.companyId)).at(-1)).toEqual([ada.userId, 'delete-company'])
  })
})
