import { getCompanyMap, listCompanies, listCompanyChoices } from '@volute/domain/people/companies'
import { listManagedOrders, getManagedOrder, searchOrderHistory } from '@volute/domain/buying/orders'
import { getLookup } from '@volute/domain/catalogue/bom'
import { getReturnDashboard, getRibbonFigures } from '@volute/domain/storefront/dashboard'
import {
  addPumps,
  findScanned,
  getFleetPump,
  getPumpHistory,
  listFleet,
  listOfferedPumps,
  listSites,
} from '@volute/domain/service/fleet'
import { listDistributors, suggestDistributors } from '@volute/domain/people/distributors'
import type { Endpoint, SentTo } from '@volute/domain/core/kernel'
import { getWhereUsed } from '@volute/domain/catalogue/part'
import { getPartPage } from '@volute/domain/storefront/part-page'
import { listQuoteRecipients, listQuotes, quoteColumns } from '@volute/domain/buying/quotes'
import { listJoinRequests, listRegistrationCompanies } from '@volute/domain/people/registration'
import { listRoles } from '@volute/domain/people/roles'
import { findNearest, suggestNumbers } from '@volute/domain/storefront/search'
import { listActing, listSessions } from '@volute/domain/people/session'
import {
  findForSupport,
  getSupportOrder,
  getSupportPerson,
  listAudit,
  listSupportMails,
} from '@volute/domain/backoffice/support'
import { listUserGroups, listUsers } from '@volute/domain/people/users'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { pumpHistoryReader } from '../src/core/events/index.ts'
import { readersBehind, readUnread, startReaders } from '../src/core/events/read-events.ts'
import { forgetAttempts } from '../src/core/http/attempts-store.ts'
import { recoverMails } from '../src/core/mail/index.ts'
import { recoverOrders } from '../src/buying/orders/index.ts'
import { removeProvisional } from '../src/people/registration/index.ts'
import { fillGrowing, growing } from './fill-growing.ts'
import { type Caller, openTestShop, type TestShop } from './open-test-shop.ts'

interface Sent {
  text: string
  values: unknown[]
}

/** Records every statement sent while `run` is running. */
async function sentBy(run: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [asked, values] = given as unknown as [string | pg.QueryConfig, unknown]
    const { text, values: own } = typeof asked === 'string' ? { text: asked, values: undefined } : asked
    sent.push({ text, values: own ?? (Array.isArray(values) ? values : []) })
    return query.apply(this, given)
  })
  await run().finally(() => spy.mockRestore())
  return sent.filter(({ text }) => /^\s*(select|with|update|delete)\b/i.test(text))
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** Sequential scans in a plan, except those directly below a limit, which stops them once it has its rows. */
function scansIn(plan: Plan, above = ''): Plan[] {
  const below = (plan.Plans ?? []).flatMap((one) => scansIn(one, plan['Node Type']))
  return plan['Node Type'] === 'Seq Scan' && above !== 'Limit' ? [plan, ...below] : below
}

// Skipped on the embedded database: it has no million rows to plan for, and its statistics cannot be changed.
describe.skipIf(!inject('clusterUrl'))('no sequential scan of a growing table', () => {
  let shop: TestShop
  let callers: Record<'ada' | 'otto' | 'rosa', Caller>

  beforeAll(async () => {
    shop = await openTestShop()
    await fillGrowing(shop.shop.db)
    const [ada, otto, rosa] = await Promise.all(
      ['ada@volute.example', 'otto@volute.example', 'rosa@riverbend.example'].map(shop.signIn),
    )
    if (!ada || !otto || !rosa) throw new Error('nobody signed in')
    callers = { ada, otto, rosa }
  })
  afterAll(() => shop.close())

  /** Growing tables that a statement scans from the beginning, in the plan for a million rows. */
  async function scansOf({ text, values }: Sent) {
    const { $client: pool } = shop.shop.db as unknown as { $client: pg.Pool }
    const { rows } = await pool.query(`explain (format json) ${text}`, values)
    const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN']
    return scansIn(plan)
      .filter((node) => growing.includes(node['Relation Name'] ?? ''))
      .map((node) => `${node['Relation Name']} in ${text}`)
  }

  async function scansWhile(run: () => Promise<unknown>): Promise<string[]> {
    const sent = await sentBy(run)
    if (sent.length === 0) throw new Error('nothing was sent')
    return (await Promise.all(sent.map(scansOf))).flat()
  }

  const scans = <E extends Endpoint>(who: Caller, endpoint: E, asked: SentTo<E>) =>
    scansWhile(async () => {
      const { status } = await shop.call(endpoint, asked, who)
      if (status !== 200) throw new Error(`${endpoint.name} answers ${status}`)
    })

  const page = { pageNumber: '2', rowsPerPage: '25' }

  it.each([
    {},
    { status: 'To Do', sortDirection: 'ASC' },
    { status: 'Shipped' },
    { searchValue: 'PO-5' },
    { searchValue: '100417' },
    { searchValue: 'Works 117', status: 'Received' },
  ] as const)('the order desk, %j (E66)', async (asked) => {
    expect(await scans(callers.otto, listManagedOrders, { ...page, ...asked })).toEqual([])
  })

  it('an order at the desk (E73)', async () => {
    const { rows } = await shop.shop.db.execute<{ id: number }>(sql`select max(id) as id from sales_orders`)
    expect(await scans(callers.otto, getManagedOrder, { salesOrderId: String(rows[0]?.id) })).toEqual([])
  })

  it.each(
    (['Order Date', 'PO #', 'Sales Order #', 'Grand Total'] as const).flatMap((columnName) =>
      (['ASC', 'DESC'] as const).flatMap((sortDirection) =>
        ['', '100417'].map((searchValue) => ({ columnName, sortDirection, searchValue })),
      ),
    ),
  )('the order history, %j (E39)', async (asked) => {
    const history = { ...asked, pageNumber: 2, rowsPerPage: 25 }
    expect(await scans(callers.rosa, searchOrderHistory, history)).toEqual([])
    expect(
      await scans(callers.rosa, searchOrderHistory, { ...history, dateSearchStart: '2026-10-20' }),
    ).toEqual([])
  })

  it.each([
    'GR',
    'GR1',
    '1011',
    'GR10417',
    'GR10471',
    'sleeve 17',
    'bearing',
    'slaeve',
    'slaeve shfat',
    'zz qq',
  ])('suggestions and nearest numbers for %j (E68, E95)', async (text) => {
    expect(await scans(callers.rosa, suggestNumbers, { text })).toEqual([])
    expect(await scans(callers.rosa, findNearest, { partNumbers: [text] })).toEqual([])
  })

  it.each(['', 'GR1'])('where a part is used, %j (E69)', async (searchValue) => {
    expect(await scans(callers.rosa, getWhereUsed, { partNumber: 'GR10417', searchValue })).toEqual([])
  })

  it("a part's page (E221)", async () => {
    expect(await scans(callers.rosa, getPartPage, { partNumber: 'GR10417' })).toEqual([])
  })

  it('a BOM (E27)', async () => {
    expect(await scans(callers.rosa, getLookup, { type: 'bom', identifier: '4RB-EM-100' })).toEqual([])
  })

  it.each(
    quoteColumns.flatMap((columnName) => ['', 'Quote 2'].map((searchValue) => ({ columnName, searchValue }))),
  )('the quotes, %j (E40)', async (asked) => {
    for (const sortDirection of ['ASC', 'DESC'] as const)
      expect(await scans(callers.rosa, listQuotes, { ...page, ...asked, sortDirection })).toEqual([])
    expect(await scans(callers.rosa, listQuotes, { ...page, ...asked, days: 30 })).toEqual([])
  })

  it.each([{}, { searchValue: 'P-1' }, { state: 'RETIRED' }, { siteId: '1' }] as const)(
    'the fleet, %j (E122)',
    async (asked) => {
      expect(await scans(callers.rosa, listFleet, { ...page, ...asked })).toEqual([])
    },
  )

  it('a pump, adding pumps, sites, history, offered pumps, the dashboard and a scan (E123, E124, E127, E130, E133, E136, E140)', async () => {
    expect(await scans(callers.rosa, addPumps, { serialNumbers: ['100234', '700999', '70999'] })).toEqual([])
    const { rows } = await shop.shop.db.execute<{ id: number }>(
      sql`select min(id) as id from fleet_pumps where company_id = ${callers.rosa.companyId}`,
    )
    const pump = { fleetPumpId: String(rows[0]?.id) }
    expect(await scans(callers.rosa, getFleetPump, pump)).toEqual([])
    expect(await scans(callers.rosa, getPumpHistory, pump)).toEqual([])
    expect(await scans(callers.rosa, listSites, {})).toEqual([])
    expect(await scans(callers.rosa, listOfferedPumps, {})).toEqual([])
    expect(await scans(callers.rosa, getReturnDashboard, {})).toEqual([])
    expect(await scans(callers.rosa, findScanned, { serialNumbers: ['100234'] })).toEqual([])
  })

  it('the recipients of quotes (E97)', async () => {
    expect(await scans(callers.rosa, listQuoteRecipients, {})).toEqual([])
  })

  it('join requests, users, roles, sessions, user groups, staff acting for a company and the ribbon figures (E13, E46, E47, E78, E81, E85, E87)', async () => {
    const company = { companyId: String(callers.rosa.companyId) }
    expect(await scans(callers.rosa, listJoinRequests, company)).toEqual([])
    for (const asked of [{}, { searchValue: 'u117' }, { userGroupId: '1' }])
      expect(await scans(callers.rosa, listUsers, { ...company, ...page, ...asked })).toEqual([])
    expect(await scans(callers.rosa, listRoles, company)).toEqual([])
    expect(await scans(callers.rosa, listSessions, {})).toEqual([])
    expect(await scans(callers.rosa, listUserGroups, company)).toEqual([])
    expect(await scans(callers.rosa, listActing, { ...company, ...page })).toEqual([])
    expect(await scans(callers.rosa, getRibbonFigures, {})).toEqual([])
  })

  it.each(['', 'Works 117'])('the companies, %j (E17, E55)', async (searchValue) => {
    expect(await scans(callers.ada, listCompanies, { ...page, searchValue })).toEqual([])
    expect(await scans(callers.ada, getCompanyMap, { ...page, searchValue })).toEqual([])
  })

  it.each(['', 'Works 117', 'Distributor 117', 'B-117', 'Account 117 (B-117)'])(
    'the distributors of companies and the suggestions for %j (E10, E52, E98, E99)',
    async (searchValue) => {
      expect(await scans(callers.ada, listDistributors, { ...page, searchValue })).toEqual([])
      for (const suggest of [listRegistrationCompanies, listCompanyChoices, suggestDistributors])
        expect(await scans(callers.ada, suggest, { searchValue })).toEqual([])
    },
  )

  it.each(['works 117', 'u117', '100417', 'PO-5', '117', 'b7d0a2c4-5d0e-4d55-9d55-0c1b8f6a7e10'])(
    'the support search for %j (SUPPORT-01)',
    async (searchValue) => {
      expect(await scans(callers.ada, findForSupport, { searchValue })).toEqual([])
    },
  )

  it('a company, a person and an order for support (SUPPORT-02 to SUPPORT-04)', async () => {
    const { rows } = await shop.shop.db.execute<Record<'companyId' | 'userId' | 'salesOrderId', number>>(sql`
      select company_id as "companyId", user_id as "userId", id as "salesOrderId" from sales_orders order by id desc limit 1`)
    const [of] = rows
    expect(await scans(callers.ada, findForSupport, { companyId: String(of?.companyId) })).toEqual([])
    expect(await scans(callers.ada, getSupportPerson, { userId: String(of?.userId) })).toEqual([])
    expect(await scans(callers.ada, getSupportOrder, { salesOrderId: String(of?.salesOrderId) })).toEqual([])
  })

  it.each(['Unsent', 'Sent', 'All'] as const)('the mails, %s (SUPPORT-07)', async (state) => {
    for (const searchValue of ['', 'u117@works.example'])
      expect(await scans(callers.ada, listSupportMails, { ...page, state, searchValue })).toEqual([])
  })

  it.each([
    {},
    { who: 'user 1' },
    { company: 'works 117' },
    { act: 'place-order' },
    { from: '2026-11-01', to: '2026-11-20' },
    { who: 'u117', company: 'works 117', act: 'sign-in' },
  ])('the audit log, %j (SUPPORT-08)', async (asked) => {
    expect(await scans(callers.ada, listAudit, { ...page, ...asked })).toEqual([])
  })

  it('the unread events of readers (EVENT-02, EVENT-03)', async () => {
    const { db } = shop.shop
    await startReaders(db, [pumpHistoryReader])
    expect(await scansWhile(() => readersBehind(db, [pumpHistoryReader]))).toEqual([])
    expect(await scansWhile(() => readUnread(db, pumpHistoryReader))).toEqual([])
  })

  it('the jobs that run every minute', async () => {
    const now = shop.clock.now
    expect(await scansWhile(() => recoverOrders(shop.shop))).toEqual([])
    expect(await scansWhile(() => recoverMails(shop.shop))).toEqual([])
    expect(await scansWhile(() => forgetAttempts(shop.shop.db, now))).toEqual([])
    expect(await scansWhile(() => removeProvisional(shop.shop.db, now))).toEqual([])
  })
})
