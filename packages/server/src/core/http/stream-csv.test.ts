import { text } from 'node:stream/consumers'
import {
  attemptLimits,
  type Endpoint,
  limits,
  listCsv,
  messages,
  requestOf,
  type SentTo,
} from '@volute/domain/core/kernel'
import { listRoles } from '@volute/domain/people/roles'
import { listUserGroups, listUsers } from '@volute/domain/people/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../db/index.ts'
import { streamCsv } from './stream-csv.ts'

let shop: TestShop
let kim: Caller
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  kim = await shop.signIn('kim@kestrel.example')
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

async function exported<E extends Endpoint>(
  endpoint: E,
  sent: SentTo<E>,
  { token, companyId }: Caller = kim,
) {
  const { method, url } = requestOf(endpoint, sent)
  const headers = { accept: 'text/csv', authorization: `Bearer ${token}`, 'x-company-id': String(companyId) }
  const { statusCode, headers: answered, body } = await shop.app.inject({ method, url, headers })
  return { status: statusCode, type: answered['content-type'], file: answered['content-disposition'], body }
}

const company = () => ({ companyId: String(kim.companyId) })

it('all filtered rows are exported, regardless of the page, and no text runs as a formula (CSV-01, CSV-02)', async () => {
  const { companyId } = kim
  await shop.shop.db.insert(schema.users).values(
    Array.from({ length: limits.exportedAtOnce + 1 }, (_, index) => ({
      companyId,
      name: `=Rig ${index}`,
      email: `rig-${index}@kestrel.example`,
      phoneCountryCode: '1',
      phoneNumber: '2065550142',
      state: 'ENABLED' as const,
    })),
  )
  const { status, type, file, body } = await exported(listUsers, {
    ...company(),
    searchValue: '=rig',
    pageNumber: '7',
  })
  const lines = body.split('\r\n')
  expect({ status, type, file }).toEqual({
    status: 200,
    type: 'text/csv; charset=utf-8',
    file: 'attachment; filename="Users.csv"',
  })
  expect(lines[0]).toBe('\uFEFFName,Email,Phone,Role')
  expect(lines.slice(1, -1)).toHaveLength(limits.exportedAtOnce + 1)
  expect(lines).toContain("'=Rig 7,rig-7@kestrel.example,1 2065550142,")
  expect(new Set(lines).size).toBe(lines.length)
})

it('lists without pages are exported, too (CSV-01)', async () => {
  const { companyId } = kim
  const { db } = shop.shop
  const [group] = await db.insert(schema.userGroups).values({ companyId, name: 'Night shift' }).returning()
  const [role] = await db.insert(schema.roles).values({ companyId, name: 'Sales, West' }).returning()
  await db.insert(schema.userGroupRoles).values({ groupId: group?.id ?? 0, roleId: role?.id ?? 0 })
  expect((await exported(listUserGroups, company())).body).toBe(
    '\uFEFFName,Roles,Members\r\nNight shift,"Sales, West",0\r\n',
  )
  expect((await exported(listRoles, company())).body).toContain(
    '\r\nBasic User,Looks up pumps and parts.,Yes,0\r\n',
  )
})

it('a person who may not see a list cannot export it and gets an error message (CSV-01)', async () => {
  const rosa = await shop.signIn('rosa@riverbend.example')
  const foreign = await exported(listUsers, company(), rosa)
  const mayNot = await exported(listUsers, { companyId: String(ben.companyId) }, ben)
  const stranger = await exported(listUsers, company(), { token: 'nobody', companyId: 1 })
  expect([foreign.status, mayNot.status, stranger.status]).toEqual([404, 403, 401])
  expect(JSON.parse(mayNot.body)).toMatchObject({ code: 'FORBIDDEN' })
})

it('exports are limited per person (CSV-04)', async () => {
  const answers = await Promise.all(
    Array.from({ length: attemptLimits.export.most }, () => exported(listRoles, company())),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.at(-1)).toBe(429)
  expect((await shop.call(listRoles, company(), kim)).status).toBe(200)
})

const numbers = listCsv({
  fileName: 'Numbers.csv',
  rows: (reply: number[]) => reply,
  id: (number) => number,
  columns: { Number: (number) => number },
})

it('a row that new rows move to the next page is exported once (CSV-01)', async () => {
  const all = Array.from({ length: limits.exportedAtOnce + 5 }, (_, index) => index)
  const stream = await streamCsv(numbers, async ({ pageNumber, rowsPerPage }) => {
    // Three rows are added at the top before every page but the first.
    const now = [...all.slice(0, (pageNumber - 1) * 3).map((number) => -1 - number), ...all]
    return now.slice((pageNumber - 1) * rowsPerPage, pageNumber * rowsPerPage)
  })
  expect((await text(stream)).trim().split('\r\n').slice(1).map(Number)).toEqual(all)
})

it('a list that is too long ends with a line that says so, and is not read further (CSV-04)', async () => {
  const asked: number[] = []
  const stream = await streamCsv(numbers, ({ pageNumber, rowsPerPage }) => {
    asked.push(pageNumber)
    return Promise.resolve(
      Array.from({ length: rowsPerPage }, (_, index) => pageNumber * rowsPerPage + index),
    )
  })
  const lines = (await text(stream)).trim().split('\r\n')
  expect(lines).toHaveLength(limits.exportedRows + 2)
  expect(lines.at(-1)).toContain(messages.exportEnds)
  expect(asked).toHaveLength(limits.exportedRows / limits.exportedAtOnce + 1)
})
