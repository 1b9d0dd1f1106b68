import {
  findForSupport,
  getSupportOrder,
  getSupportPerson,
  listAudit,
  listFailingJobs,
  listSupportMails,
} from '@volute/domain/backoffice/support'
import { inviteUsers } from '@volute/domain/people/registration'
import { savePreferences } from '@volute/domain/people/preferences'
import { createRole, deleteRole } from '@volute/domain/people/roles'
import { beginDraft, discardDraft } from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { openSupportDesk, type SupportDesk } from '../../../test/support-desk.ts'
import { schema } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'

let support: SupportDesk
beforeAll(async () => {
  support = await openSupportDesk()
})
afterAll(() => support.shop.close())

type Asked = { who?: string; company?: string; act?: string; from?: string; to?: string }

/** Facts of the latest act of a kind. */
async function factsAbout(act: string) {
  const [latest] = (await list({ act })).acts
  return latest?.facts.map(({ name, value }) => [name, value])
}

const list = async (asked: Asked) => (await support.shop.call(listAudit, asked, support.nia)).body

it('the audit is filtered by person, company, act and days at the shop, and paged (SUPPORT-08)', async () => {
  const { desk, shop } = support
  const order = await desk.received('AUDIT-1')
  const placed = await list({ who: 'ben@river', company: 'riverbend', act: 'place-order' })
  expect(placed).toMatchObject({
    rowCount: 1,
    acts: [
      {
        userName: 'Ben',
        act: 'place-order',
        facts: [
          {
            name: 'Order',
            value: order.orderNumber,
            link: { to: 'order', id: order.salesOrderId },
          },
        ],
      },
    ],
  })
  expect((await list({ who: 'kim', act: 'place-order' })).rowCount).toBe(0)
  expect((await list({ act: 'place-order', from: '2026-11-21' })).rowCount).toBe(0)
  expect((await list({ act: 'place-order', from: '2026-11-20', to: '2026-11-20' })).rowCount).toBe(1)
  expect((await list({ act: 'place-order', to: '2026-11-19' })).rowCount).toBe(0)
  const page = await shop.call(listAudit, { rowsPerPage: '1', pageNumber: '2' }, support.nia)
  expect(page.body.acts).toHaveLength(1)
})

it('a role that is gone keeps its last name in the audit, and nothing there shows a bare id (SUPPORT-08)', async () => {
  const { shop } = support
  const rosa = await shop.signIn('rosa@riverbend.example')
  const companyId = String(rosa.companyId)
  const role = { name: 'Planner', description: '', permissionIds: [] }
  const { roleId } = (await shop.call(createRole, { companyId, ...role }, rosa)).body
  const inviteUsersBody = [{ emailAddress: 'pat@riverbend.example', roleId }]
  await shop.call(inviteUsers, { companyId: rosa.companyId, inviteUsers: inviteUsersBody }, rosa)
  await shop.call(deleteRole, { companyId, roleId: String(roleId) }, rosa)
  expect(await factsAbout('invite-user')).toEqual([
    ['Role', 'Planner'],
    ['Person', 'pat@riverbend.example'],
  ])
})

it('a file of a discarded draft is beside the last name of its draft, and a paint color has its name (SUPPORT-08)', async () => {
  const { shop } = support
  const ada = await shop.signIn('ada@volute.example')
  const { publicationId } = (await shop.call(beginDraft, { name: 'Autumn' }, ada)).body
  const { userId, companyId } = ada
  const subject = { publicationId, name: 'parts.csv' }
  await recordEvent(shop.shop.db, { userId, companyId, kind: 'bring-in-file', subject, now: shop.clock.now })
  await shop.call(discardDraft, { publicationId: String(publicationId) }, ada)
  expect(await factsAbout('bring-in-file')).toEqual([
    ['Name', 'parts.csv'],
    ['Draft', 'Autumn'],
  ])
  expect(await factsAbout('discard-draft')).toEqual([['Draft', 'Autumn']])

  const rosa = await shop.signIn('rosa@riverbend.example')
  const [paint] = await shop.shop.db.select().from(schema.paintColors).limit(1)
  const preference = { companyId: String(rosa.companyId), defaultPaintColor: paint?.id ?? null }
  await shop.call(savePreferences, preference, rosa)
  expect(await factsAbout('change-preferences')).toEqual([['Default paint color', paint?.name]])
})

it('the audit is exported as a file without pages (SUPPORT-08)', async () => {
  const [head, ...rows] = (await exported('act=place-order')).split('\r\n')
  expect(head).toBe('\uFEFFWhen (UTC),Who,Email,Company,Act,Detail')
  expect(rows[0]).toMatch(
    /^2026-11-20 [\d:]{8},Ben,ben@riverbend\.example,Riverbend Irrigation,Placed an order,/,
  )
})

async function exported(query: string): Promise<string> {
  const { shop, nia } = support
  const headers = {
    accept: 'text/csv',
    authorization: `Bearer ${nia.token}`,
    'x-company-id': `${nia.companyId}`,
  }
  const answer = await shop.app.inject({ url: `/api/support/audit?${query}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

it('every support view is audited once, with the company it concerns (SUPPORT-09)', async () => {
  const { desk, shop, nia, refused } = support
  const { salesOrderId } = await refused('LOOK-1')
  const { userId, companyId } = desk.ben
  const [latest] = await shop.shop.db.select({ id: sql<number>`max(id)` }).from(schema.events)
  await shop.call(findForSupport, { searchValue: 'ben' }, nia)
  await shop.call(getSupportPerson, { userId: String(userId) }, nia)
  await shop.call(getSupportOrder, { salesOrderId: String(salesOrderId) }, nia)
  await shop.call(listSupportMails, { searchValue: 'ben@riverbend.example' }, nia)
  await shop.call(listFailingJobs, {}, nia)
  await shop.call(listAudit, { who: 'ben' }, nia)
  await exported('')
  const acts = await shop.shop.db
    .select()
    .from(schema.events)
    .where(sql`${schema.events.id} > ${latest?.id}`)
    .orderBy(schema.events.id)
  const looks = acts.map((one) => [one.userId, one.companyId, one.kind, one.subject])
  expect(looks).toEqual([
    [nia.userId, nia.companyId, 'support-search', { searchValue: 'ben' }],
    [nia.userId, companyId, 'support-person', { userId }],
    [nia.userId, companyId, 'support-order', { salesOrderId }],
    [
      nia.userId,
      nia.companyId,
      'support-mails',
      { searchValue: 'ben@riverbend.example', state: 'Unsent', pageNumber: 1 },
    ],
    [nia.userId, nia.companyId, 'support-jobs', {}],
    [nia.userId, nia.companyId, 'support-audit', { who: 'ben', pageNumber: 1 }],
    [nia.userId, nia.companyId, 'support-export', { pageNumber: 1 }],
  ])
})

it('customers and staff without SUPPORT are rejected, and their attempts are not audited (SUPPORT-10)', async () => {
  const { shop, nia } = support
  await grant(shop, 'sol@volute.example', ['CROSS_COMPANY', 'MANAGE_ORDERS', 'MANAGE_SHOP'])
  for (const email of ['rosa@riverbend.example', 'sol@volute.example']) {
    const caller = await shop.signIn(email)
    for (const endpoint of [findForSupport, listSupportMails, listFailingJobs, listAudit])
      expect(await shop.call(endpoint, {}, caller)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      })
    const look = await shop.call(getSupportPerson, { userId: String(nia.userId) }, caller)
    expect(look.status).toBe(403)
  }
  const { acts } = await list({ who: 'sol@' })
  expect(acts.map(({ act }) => act)).toEqual(['sign-in'])
})

it('no answer contains a token, password, hash or text of a mail (SUPPORT-10)', async () => {
  const { desk, shop, nia } = support
  const { body: person } = await shop.call(getSupportPerson, { userId: String(desk.ben.userId) }, nia)
  const { body: mails } = await shop.call(listSupportMails, { state: 'All' }, nia)
  const { body: audit } = await shop.call(listAudit, {}, nia)
  expect(JSON.stringify([person, mails, audit])).not.toMatch(/argon2|[Tt]oken|"text"|"html"|Thank you/)
})

it('a person who has just lost the right sees nothing, and nothing is audited (SUPPORT-09)', async () => {
  const { shop, nia, lastAct } = support
  await shop.call(listFailingJobs, {}, nia)
  const before = await lastAct()
  await grant(shop, 'nia@volute.example', [])
  expect((await shop.call(listFailingJobs, {}, nia)).status).toBe(403)
  expect((await lastAct())?.id).toBe(before?.id)
})
