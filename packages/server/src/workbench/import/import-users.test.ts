import { listUsers } from '@volute/domain/people/users'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { schema } from '../../core/db/index.ts'
import { importFolder } from './import-folder.ts'
import { sayBadRows } from './report.ts'

const { events, companies, distributors, outbox, temporaryPasswords, users } = schema

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const run = async (files: Record<string, string>, options = {}) =>
  importFolder(shop.shop, await writeFolder(files), options)
const usersCsv = (...rows: string[]) => ({
  'users.csv': `email,name,company,role,phone\n${rows.join('\n')}\n`,
})
const badRowsOf = async (files: Record<string, string>) =>
  sayBadRows((await run(files, { dryRun: true })).badRows)
const found = async (email: string) =>
  (await shop.shop.db.select().from(users).where(eq(users.email, email)).orderBy(asc(users.id))).at(-1)
const mailsTo = (recipient: string) => shop.shop.db.$count(outbox, eq(outbox.recipient, recipient))

it('users of new and existing companies are added without a password, and existing ones are changed (USERS-22)', async () => {
  const files = {
    'companies.csv': 'name\nFern Foods\n',
    ...usersCsv(
      ' Fay@Fern.example ,Fay Li,fern foods,admin,+1 206-555-0142',
      'flo@fern.example,Flo Li,Fern Foods,,',
      'vic@riverbend.example,Victor Ames,Riverbend Irrigation,Buyer,44 20 7946 0958',
      'nils@volute.example,Nils,Volute,Sales,',
    ),
  }
  expect((await run(files)).counts.at(-1)).toEqual({ label: 'users', added: 3, changed: 1, unchanged: 0 })
  expect(await found('fay@fern.example')).toMatchObject({
    name: 'Fay Li',
    phoneCountryCode: '1',
    phoneNumber: '2065550142',
    state: 'ENABLED',
    passwordHash: null,
  })
  expect(await found('vic@riverbend.example')).toMatchObject({
    name: 'Victor Ames',
    phoneCountryCode: '44',
    phoneNumber: '2079460958',
  })
  const roles = await shop.shop.db.execute(sql`
    select u.email, r.name from users u join roles r on r.id = u.role_id and r.company_id = u.company_id
    where u.email in ('fay@fern.example', 'flo@fern.example', 'vic@riverbend.example', 'nils@volute.example')
    order by 1`)
  expect(roles.rows.map(({ name }) => name)).toEqual(['Admin', 'Basic User', 'Sales', 'Buyer'])
  expect((await run(files)).counts.at(-1)).toEqual({ label: 'users', added: 0, changed: 0, unchanged: 4 })
  expect(await shop.shop.db.$count(events, eq(events.kind, 'import-user'))).toBe(4)
})

it('a column that the file lacks changes nothing, and a blank role means Basic User (USERS-22)', async () => {
  await run({ 'users.csv': 'email,name,company\nvic@riverbend.example,Vic,Riverbend Irrigation\n' })
  const vic = await found('vic@riverbend.example')
  expect(vic).toMatchObject({ name: 'Vic', phoneNumber: '2079460958' })
  await run({ 'users.csv': 'email,name,company,role\nvic@riverbend.example,Vic,Riverbend Irrigation,\n' })
  expect((await found('vic@riverbend.example'))?.roleId).not.toBe(vic?.roleId)
})

it('every bad row has its reason (USERS-23)', async () => {
  const { db } = shop.shop
  const companyId = (await found('kim@kestrel.example'))?.companyId ?? 0
  const [kestrel] = await db.select().from(companies).where(eq(companies.id, companyId))
  const name = kestrel?.name ?? ''
  await db.insert(users).values([
    {
      companyId,
      name: 'Gone',
      email: 'gone@kestrel.example',
      state: 'DELETED',
      policyAcceptedUtc: new Date(),
    },
    { companyId, name: 'Off', email: 'off@kestrel.example', state: 'DISABLED' },
    { companyId, name: '', email: 'never-came@kestrel.example', state: 'DELETED' },
  ])
  expect(
    await badRowsOf(
      usersCsv(
        `no address,A,${name},,`,
        `a@x.example,,${name},,12345`,
        'b@x.example,B,Nobody,,',
        `c@x.example,C,${name},Emperor,`,
        `C@X.example,C,${name},,`,
        `ben@riverbend.example,Ben,${name},,`,
        `ada@volute.example,Ada,${name},,`,
        `gone@kestrel.example,Gone,${name},,`,
        `off@kestrel.example,Off,${name},,`,
        `never-came@kestrel.example,Came,${name},,`,
      ),
    ),
  ).toEqual(
    [
      "line 2, column email: 'no address' is not an email address",
      'line 3, column name: is blank',
      "line 3, column phone: '12345' is not a phone number such as +1 206 555 0142",
      "line 4, column company: there is no company 'Nobody'",
      `line 5, column role: '${name}' has no role 'Emperor'`,
      'line 6, column email: stands in line 5 already',
      "line 7, column email: belongs to 'Riverbend Irrigation' already",
      "line 8, column email: belongs to 'Volute' already",
      'line 9, column email: has been deleted: who wants to come back is invited on the page Manage Users',
      'line 10, column email: is disabled',
    ].map((said) => `users.csv, ${said}`),
  )
})

it('an import that leaves a company without an administrator is rejected (USERS-23)', async () => {
  const basic = 'rosa@riverbend.example,Rosa,Riverbend Irrigation,Basic User,'
  expect(await badRowsOf(usersCsv(basic))).toEqual([
    "users.csv, line 2, column role: 'Riverbend Irrigation' would be left without an administrator",
  ])
  expect(await badRowsOf(usersCsv(basic, 'new@riverbend.example,New,Riverbend Irrigation,Admin,'))).toEqual(
    [],
  )
  expect(await badRowsOf(usersCsv(basic, 'ben@riverbend.example,Ben,Riverbend Irrigation,Admin,'))).toEqual(
    [],
  )
})

it('users added by the import are invited once, with a temporary password by mail (USERS-24)', async () => {
  const inviteTo = shop.shop.settings
  const row = 'ivy@fern.example,Ivy,Fern Foods,,'
  expect((await run(usersCsv(row), { inviteTo, dryRun: true })).invited).toBe(0)
  expect((await run(usersCsv(row), { inviteTo })).invited).toBe(1)
  expect((await run(usersCsv(row, 'flo@fern.example,Flo Lim,Fern Foods,,'), { inviteTo })).invited).toBe(0)
  expect([await mailsTo('ivy@fern.example'), await mailsTo('flo@fern.example')]).toEqual([1, 0])
  const [mail] = await shop.shop.db.select().from(outbox).where(eq(outbox.recipient, 'ivy@fern.example'))
  expect(mail?.text).toContain(`${shop.shop.settings.publicUrl}/login`)
  const ivy = await found('ivy@fern.example')
  expect(await shop.shop.db.$count(temporaryPasswords, eq(temporaryPasswords.userId, ivy?.id ?? 0))).toBe(1)
})

it('a rejected import invites nobody (USERS-24)', async () => {
  const files = usersCsv('una@fern.example,Una,Fern Foods,,', 'x,X,Fern Foods,,')
  expect(await run(files, { inviteTo: shop.shop.settings })).toMatchObject({
    imported: false,
    invited: 0,
  })
  expect(await mailsTo('una@fern.example')).toBe(0)
  expect((await run(files, { inviteTo: shop.shop.settings, skipBad: true })).invited).toBe(1)
})

it('5,000 imported users can be searched in their company (USERS-22)', async () => {
  const many = Array.from(
    { length: 5_000 },
    (_, n) => `p${n}@many.example,Person ${n},Many Pumps,,+1 2065550142`,
  )
  const ada = `ada@many.example,Ada,Many Pumps,Admin,`
  const report = await run({ 'companies.csv': 'name\nMany Pumps\n', ...usersCsv(...many, ada) })
  expect(report.counts.at(-1)).toEqual({ label: 'users', added: 5_001, changed: 0, unchanged: 0 })
  const staff = await shop.signIn('ada@volute.example')
  const { rows } = await shop.shop.db.execute<{ id: number }>(
    sql`select id from companies where name = 'Many Pumps'`,
  )
  await shop.shop.db.execute(sql`update sessions set acting_company_id = ${rows[0]?.id}`)
  const companyId = rows[0]?.id ?? 0
  const page = { companyId: String(companyId), searchValue: 'Person 4999' }
  const { body } = await shop.call(listUsers, page, { ...staff, companyId })
  expect(body.users.map(({ emailAddress }) => emailAddress)).toEqual(['p4999@many.example'])
})

it('companies.csv links companies to distributors by code or name and replaces earlier links (DIST-10)', async () => {
  const linked = async () => {
    const { db } = shop.shop
    const links = await db
      .select({ code: distributors.code, company: companies.name })
      .from(distributors)
      .innerJoin(companies, eq(companies.id, distributors.companyId))
      .where(sql`${distributors.code} like 'X-%'`)
      .orderBy(distributors.code)
    return links.map(({ code, company }) => `${code} ${company}`)
  }
  const distributorsCsv = 'code,name\nX-1,First Pumps\nX-2,Second Pumps\n'
  const companiesCsv = (...rows: string[]) => ({ 'companies.csv': `name,distributor\n${rows.join('\n')}\n` })
  const first = await run({
    'distributors.csv': distributorsCsv,
    ...companiesCsv('Elm,x-1', 'Oak,second pumps'),
  })
  expect(first.counts.at(-1)).toEqual({
    label: 'distributor links',
    added: 2,
    changed: 0,
    removed: 0,
    unchanged: 0,
  })
  expect(await linked()).toEqual(['X-1 Elm', 'X-2 Oak'])
  expect(await badRowsOf(companiesCsv('Ash,X-1', 'Fir,X-1', 'Yew,X-9'))).toEqual([
    "companies.csv, line 2, column distributor: serves the company 'Elm' already",
    'companies.csv, line 3, column distributor: serves the company of line 2 already',
    "companies.csv, line 4, column distributor: there is no distributor 'X-9'",
  ])
  await run(companiesCsv('Elm,X-2', 'Oak,X-1'))
  expect(await linked()).toEqual(['X-1 Oak', 'X-2 Elm'])
  expect((await run(companiesCsv('Elm,', 'Oak,X-1'))).counts.at(-1)).toMatchObject({
    removed: 1,
    unchanged: 1,
  })
  await run({ 'companies.csv': 'name,is_test\nOak,yes\n' })
  expect(await linked()).toEqual(['X-1 Oak'])
})
