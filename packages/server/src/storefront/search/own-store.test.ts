import { findResults, type SearchHit } from '@volute/domain/storefront/search'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { addOwnNames } from '../../../test/search/add-own-names.ts'

let shop: TestShop
let ben: Caller & { userId: number }
let kim: Caller & { userId: number }
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
  await write(ben, 'RIVERMARK')
  await write(kim, 'KESTRELMARK')
})
afterAll(() => shop.close())

/** An order, a quote and a pump of a company, with its mark in all of their own texts; both companies have the same pump. */
const write = (company: typeof ben, mark: string) =>
  addOwnNames(shop.shop.db, company, {
    erpOrderId: mark,
    orderNumber: `${mark}-1`,
    poNumber: `PO 77 seal ${mark}`,
    quote: `Spring seal ${mark}`,
    tag: `P-301A ${mark}`,
    nickname: `Old seal ${mark}`,
  })

async function hitsOf(q: string, caller = ben): Promise<SearchHit[]> {
  const { body } = await shop.call(findResults, { q }, caller)
  return body.groups.flatMap(({ hits }): SearchHit[] => hits)
}

const titles = (hits: SearchHit[]) =>
  hits.flatMap((hit) => {
    if (hit.kind === 'own') return `${hit.type} ${hit.title.text}`
    return hit.kind === 'pump' && hit.fleet ? `pump ${hit.number.text} ${hit.fleet.tag?.text}` : []
  })

it.each([
  ['rivermark-1', ['order RIVERMARK-1']],
  ['po 77', ['order RIVERMARK-1']],
  ['spring seal', ['quote Spring seal RIVERMARK']],
  ['p-301a', ['pump 100234 P-301A RIVERMARK']],
  ['old seal', ['pump 100234 P-301A RIVERMARK']],
  ['kestrelmark', []],
])(
  '%j finds an order by its numbers, a quote by its name, a pump by its tag and nickname (FIND-05)',
  async (q, expected) => {
    expect(titles(await hitsOf(q))).toEqual(expected)
  },
)

it.each([
  ['rivermark-1', [{ type: 'order', identifier: 'RIVERMARK' }]],
  ['Order RIVERMARK-1', [{ type: 'order', identifier: 'RIVERMARK' }]],
  ['PO# PO77SEALRIVERMARK', [{ type: 'order', identifier: 'RIVERMARK' }]],
  ['p-301a rivermark', [{ type: 'serial', identifier: '100234' }]],
  ['P3OIARIVERMARK', [{ type: 'serial', identifier: '100234' }]],
  ['old seal rivermark', [{ type: 'serial', identifier: '100234' }]],
  ['p-301a', []],
  ['kestrelmark-1', []],
  ['P301A KESTRELMARK', []],
])(
  "%j is %j: an own tag, nickname, order or PO number; another company's is not found (FIND-41)",
  async (q, exact) => {
    expect((await shop.call(findResults, { q }, ben)).body.exact).toEqual(exact)
  },
)

it.each([
  ['RIVERMARK-1', 'own', 'RIVERMARK-1'],
  ['po 77 seal rivermark', 'own', 'RIVERMARK-1'],
  ['P-301A RIVERMARK', 'pump', '100234'],
])('%j is first in the results, and not found by another company (FIND-41)', async (q, kind, first) => {
  const { groups } = (await shop.call(findResults, { q }, ben)).body
  const [hit] = groups.find(({ hits }) => hits.length > 0)?.hits ?? []
  expect([
    groups[0]?.kind,
    hit?.kind === 'own' ? hit.title.text : hit?.kind === 'pump' && hit.number.text,
  ]).toEqual([kind, first])
  const others = (await shop.call(findResults, { q }, kim)).body
  expect(others.exact).toEqual([])
  expect(JSON.stringify(others.groups)).not.toContain('RIVERMARK')
})

it('a tag in another spelling narrows to its pump (FIND-41)', async () => {
  const { body } = await shop.call(findResults, { q: 'seal for P3O1ARIVERMARK' }, ben)
  expect(body.narrowedTo).toMatchObject({ type: 'serial', identifier: '100234' })
})

it('a serial number that is also a PO number opens neither (FIND-41)', async () => {
  await shop.shop.db.execute(sql`
    update sales_orders set po_number = '100234' where company_id = ${ben.companyId} and erp_order_id = 'RIVERMARK'`)
  const { body } = await shop.call(findResults, { q: '100234' }, ben)
  expect(body.exact).toEqual([
    { type: 'serial', identifier: '100234' },
    { type: 'order', identifier: 'RIVERMARK' },
  ])
  const others = await shop.call(findResults, { q: '100234' }, kim)
  expect(others.body.exact).toEqual([{ type: 'serial', identifier: '100234' }])
  await shop.shop.db.execute(sql`
    update sales_orders set po_number = 'PO 77 seal RIVERMARK' where erp_order_id = 'RIVERMARK'`)
})

it("a found order has the ERP's id, and a quote has none (TRACK-02)", async () => {
  const ids = (hits: SearchHit[]) => hits.flatMap((hit) => (hit.kind === 'own' ? hit.erpSalesOrderId : []))
  expect(ids(await hitsOf('rivermark-1'))).toEqual(['RIVERMARK'])
  expect(ids(await hitsOf('spring seal'))).toEqual([null])
})

it("a search with a tag is narrowed to the company's own pump, and another company’s tag does not narrow it (FIND-05)", async () => {
  const narrowed = async (q: string) => (await shop.call(findResults, { q }, ben)).body.narrowedTo
  expect(await narrowed('seal for P-301A RIVERMARK')).toMatchObject({ type: 'serial', identifier: '100234' })
  expect(await narrowed('seal for P-301A KESTRELMARK')).toBeNull()
})

it('no search shows a row of another company (FIND-06)', async () => {
  const word = fc.constantFrom(
    'seal',
    'RIVERMARK',
    'KESTRELMARK',
    'P-301A',
    'spring',
    'old',
    'PO',
    '77',
    '100234',
    'for',
    "'",
    '%',
    '_',
    '\\',
    '|',
    '&',
    '!',
    ':*',
    '(',
    ')',
    '<->',
    'or',
    '"',
    '--',
    ';',
    'ß',
    '泵',
  )
  const typed = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
    fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join('')),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  const asked = async (q: string, caller: typeof ben, foreign: string) => {
    const { status, body } = await shop.call(findResults, { q: q.slice(0, 100).toWellFormed() }, caller)
    expect(status).toBe(200)
    expect(JSON.stringify(body.groups)).not.toContain(foreign)
  }
  await fc.assert(
    fc.asyncProperty(typed, async (q) => {
      await asked(q, ben, 'KESTRELMARK')
      await asked(q, kim, 'RIVERMARK')
    }),
    { numRuns: Number(process.env['FUZZED'] ?? 50) },
  )
})

it.each([
  ['', 'nothing'],
  ['?!…', 'nothing'],
  ['насос', 'nothing'],
  ['泵 密封', 'nothing'],
  ["casing & !gasket | (':*", 'casing gasket'],
  ['casing <-> gasket', 'casing gasket'],
  [`${'x'.repeat(93)} gasket`, 'gasket'],
])('%j is treated as plain text and finds %s (FIND-07)', async (q, meant) => {
  const found = await shop.call(findResults, { q }, ben)
  expect(found.status).toBe(200)
  const numbers = (hits: SearchHit[]) => hits.flatMap((hit) => (hit.kind === 'part' ? hit.number.text : []))
  const expected = meant === 'nothing' ? [] : numbers(await hitsOf(meant))
  expect(numbers(await hitsOf(q))).toEqual(expected)
})

it('more than 100 characters are rejected (FIND-07)', async () => {
  expect((await shop.call(findResults, { q: 'x'.repeat(101) }, ben)).status).toBe(400)
})
