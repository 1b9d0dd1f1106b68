import { getCompany, getCompanyMap } from '@volute/domain/people/companies'
import { listDistributors } from '@volute/domain/people/distributors'
import { openCompany } from '@volute/domain/people/registration'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails } from '../../../test/read-mails.ts'
import { schema } from '../../core/db/index.ts'

const { accounts, distributors, events, users } = schema

let shop: TestShop
let ada: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
})
afterAll(() => shop.close())

const nothing = {
  accountCode: '',
  accountName: '',
  distributorCode: '',
  distributorName: '',
  emailAddress: '',
}
const open = (companyName: string, sheet: Partial<typeof nothing> = {}, caller = ada) =>
  shop.call(openCompany, { ...nothing, companyName, ...sheet }, caller)
const companiesNamed = async (searchValue: string) =>
  (await shop.call(getCompanyMap, { searchValue }, ada)).body.companies
const distributorOf = async (companyId: number) => {
  const { body } = await shop.call(listDistributors, { rowsPerPage: '100' }, ada)
  const company = body.companies.find((one) => one.companyId === companyId)
  return body.distributors.find((one) => one.distributorAccountId === company?.distributorAccountId)?.name
}

it('one call opens a company with a new account, a new distributor and an invited administrator (OPEN-01)', async () => {
  const { status, body } = await open('Gila Farms', {
    accountCode: 'GIL-1',
    distributorCode: 'D-300',
    distributorName: 'Great Basin Pump Supply',
    emailAddress: ' Dana@GILA.example ',
  })
  expect(status).toBe(201)
  const { companyId } = body
  const company = await shop.call(getCompany, { companyId: String(companyId) }, ada)
  expect(company.body.account).toMatchObject({ identifier: 'GIL-1', name: 'Gila Farms' })
  expect(await distributorOf(companyId)).toBe('Great Basin Pump Supply')
  const [dana] = await shop.shop.db.select().from(users).where(eq(users.email, 'dana@gila.example'))
  expect(dana).toMatchObject({ companyId, state: 'INVITED' })
  const [mail] = await readMails(shop, 'dana@gila.example')
  expect(mail?.text).toContain('invites you to join Gila Farms')
  const acts = await shop.shop.db.select().from(events).where(eq(events.companyId, companyId))
  expect(acts.map(({ kind }) => kind)).toEqual(['create-company', 'link-distributor', 'invite-user'])
})

it('known accounts and distributors are used by their code and keep their names (OPEN-01)', async () => {
  const known = {
    accountCode: 'a-river',
    accountName: 'Other',
    distributorCode: 'd-200',
    distributorName: 'Other',
  }
  const { companyId } = (await open('Gila Mining', known)).body
  const company = await shop.call(getCompany, { companyId: String(companyId) }, ada)
  expect(company.body.account?.name).toBe('Riverbend account')
  expect(await distributorOf(companyId)).toBe('Coast Pump Supply')
})

it.each([
  ['a name that is taken', 'Kestrel Mining', {}, 409, 'A company with this name already exists.'],
  [
    'a distributor that serves another company',
    'Half Done',
    { accountCode: 'HALF-1', distributorCode: 'D-200' },
    409,
    'This account is already associated with the company Gila Mining.',
  ],
  [
    'somebody who has an account',
    'Half Done',
    { accountCode: 'HALF-1', distributorCode: 'HALF-D', emailAddress: 'ben@riverbend.example' },
    409,
    'This person already has an account, or another company has invited them. Use another address.',
  ],
  [
    'a name without a code',
    'Half Done',
    { accountName: 'Half' },
    400,
    'Enter its code as your ERP writes it, for example D-110.',
  ],
  ['no address', 'Half Done', { emailAddress: 'x@y' }, 400, "The email address 'x@y' is not valid."],
  ['no name', ' ', {}, 400, 'A company is required to have a name.'],
])('%s leaves nothing behind (OPEN-02)', async (_, name, sheet, status, error) => {
  expect(await open(name, sheet)).toMatchObject({ status, body: { error } })
  expect(await companiesNamed('Half')).toEqual([])
  expect(await shop.shop.db.$count(accounts, eq(accounts.identifier, 'HALF-1'))).toBe(0)
  expect(await shop.shop.db.$count(distributors, eq(distributors.code, 'HALF-D'))).toBe(0)
})

it('each part of the sheet needs the permission of its own page (OPEN-03)', async () => {
  await grant(shop, 'sol@volute.example', ['CREATE_COMPANY'])
  const sol = await shop.signIn('sol@volute.example')
  const distributor = { distributorCode: 'D-400' }
  const person = { emailAddress: 'gus@gila.example' }
  expect((await open('Plain One', { accountCode: 'PLAIN-1' }, sol)).status).toBe(201)
  expect((await open('Plain Two', distributor, sol)).status).toBe(403)
  expect((await open('Plain Two', person, sol)).status).toBe(403)
  await grant(shop, 'sol@volute.example', [
    'CREATE_COMPANY',
    'UPDATE_COMPANY',
    'CROSS_COMPANY',
    'INVITE_USERS',
  ])
  expect((await open('Plain Two', distributor, sol)).status).toBe(201)
  // An administrator may do more than the inviter.
  expect(await open('Plain Three', person, sol)).toMatchObject({
    status: 403,
    body: { code: 'PERMISSION_NOT_HELD' },
  })
  expect(await companiesNamed('Plain Three')).toEqual([])
})
