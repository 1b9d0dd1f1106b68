import { findResults, suggestNumbers } from '@volute/domain/storefront/search'
import type { SentTo } from '@volute/domain/core/kernel'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../open-test-shop.ts'
import { missed } from './first-three.ts'
import { misspeltQueries, plainQueries, type Query, sizeQueries, synonymQueries } from './queries.ts'
import { type Question, questions } from './questions.ts'
import { importFolder } from '../../src/workbench/import/index.ts'
import { sql } from 'drizzle-orm'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  await importFolder(shop.shop, fileURLToPath(new URL('../../../../demo/catalogue', import.meta.url)))
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const find = async (asked: SentTo<typeof findResults>, caller = ben) =>
  (await shop.call(findResults, asked, caller)).body

it('at least nine in ten of 120 queries find what is meant among the first three results (FIND-01)', async () => {
  const queries = [...plainQueries, ...misspeltQueries, ...synonymQueries, ...sizeQueries]
  const misses = await missed(shop, ben, queries)
  expect(queries).toHaveLength(120)
  expect(misses.slice(12)).toEqual([])
})

/** True when the page of the manual begins with the chapter. */
async function opensChapter({ url, page }: { url: string; page: number }, [, manual, chapter]: Question) {
  const { rows } = await shop.shop.db.execute<{ text: string }>(sql`
    select text from document_pages join documents on id = document_id where path = ${url} and page = ${page}`)
  return (manual === 'any' || url === `/documents/${manual}.pdf`) && rows[0]?.text.startsWith(chapter)
}

it('at least nine in ten of 50 questions find the right page of a manual among the first three results (FIND-03)', async () => {
  const misses: string[] = []
  for (const question of questions) {
    const { groups } = await find({ q: question[0] })
    const pages = groups.flatMap(({ hits }) => hits.filter((hit) => hit.kind === 'manual')).slice(0, 3)
    const isRight = await Promise.all(pages.map((page) => opensChapter(page, question)))
    if (!isRight.includes(true))
      misses.push(`${question[0]}: ${pages.map(({ url, page }) => `${url}#${page}`).join(' ')}`)
  }
  expect(questions).toHaveLength(50)
  expect(misses.slice(5)).toEqual([])
})

/** Misspells the longest word: one letter missing, doubled, swapped or wrong, in turn. */
function misspell([typed, ...expected]: Query, turn: number): Query {
  const longest = typed.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  const place = 1 + (turn % (longest.length - 2))
  const [before, letter, next, after] = [
    longest.slice(0, place),
    longest[place],
    longest[place + 1],
    longest.slice(place + 2),
  ]
  const slips = [
    `${next}${after}`,
    `${letter}${letter}${next}${after}`,
    `${next}${letter}${after}`,
    `q${next}${after}`,
  ]
  return [typed.replace(longest, before + slips[turn % slips.length]), ...expected]
}

it('at least 85 in a hundred queries with one typo find what is meant among the first three results (FIND-09)', async () => {
  const inWords = plainQueries.filter(([typed]) => /^[a-z][a-z -]{5,}$/.test(typed))
  const slipped = inWords.map((query, turn) => misspell(query, turn))
  const misses = await missed(shop, ben, slipped)
  expect(slipped.length).toBeGreaterThan(30)
  expect(misses.slice(Math.floor(slipped.length * 0.15))).toEqual([])
})

const numbersOf = async (asked: SentTo<typeof findResults>) => {
  const { groups } = await find({ kind: 'part', ...asked })
  return groups.flatMap(({ hits }) => hits.flatMap((hit) => (hit.kind === 'part' ? [hit.number.text] : [])))
}

it('a part that matches all words comes first, and only a misspelt word is corrected (FIND-13)', async () => {
  const found = await numbersOf({ q: 'wear ring backplate' })
  expect(found[0]).toBe('D7232-8-BZ')
  expect((await find({ q: 'seal spring' })).meant).toEqual([])
  expect((await find({ q: 'seal sprng' })).meant).toEqual([{ typed: 'sprng', meant: ['spring'] }])
})

it('matching numbers come first, in the order of the suggestions (FIND-13)', async () => {
  const { suggestions } = (await shop.call(suggestNumbers, { text: '100' }, ben)).body
  const pumps = suggestions.flatMap(({ type, identifier }) => (type === 'part' ? [] : identifier))
  const { groups } = await find({ q: '100', kind: 'pump' })
  const found = groups.flatMap(({ hits }) =>
    hits.flatMap((hit) => (hit.kind === 'pump' ? hit.number.text : [])),
  )
  expect(pumps.length).toBeGreaterThan(3)
  expect(found.slice(0, pumps.length)).toEqual(pumps)
})

it('parts that are not sold come last (FIND-14)', async () => {
  const { groups } = await find({ q: 'o-ring 2-222', kind: 'part' })
  const sold = groups.flatMap(({ hits }) =>
    hits.flatMap((hit) => (hit.kind === 'part' ? [hit.part.isSellable] : [])),
  )
  expect(sold).toContain(false)
  expect(sold).toEqual(sold.toSorted((a, b) => Number(b) - Number(a)))
})

it('a result has the price for the company, its stock and the pump BOMs that contain it, those with a drawing first (FIND-15)', async () => {
  const { groups, exact } = await find({ q: '235626' })
  expect(exact).toEqual([{ type: 'part', identifier: '235626' }])
  expect(groups.map(({ kind }) => kind)).toEqual(['pump', 'part', 'manual', 'own'])
  expect(groups[1]?.hits[0]).toMatchObject({
    part: { partNumber: '235626', price: 38.4, companyDiscount: 12.5 },
    isInStock: true,
    whereUsed: { bomCount: 2, firstBoms: ['4RB-EM-100', '4RB-BS-100'] },
  })
})

it('`for` with a model or serial number, and a page for a pump, narrow the results to what it contains (FIND-04)', async () => {
  const ofModel = await numbersOf({ q: 'wear ring for 8hsc' })
  expect(ofModel).toEqual(expect.arrayContaining(['D4408-5-BZ', 'D4409-5-BZ']))
  expect(ofModel).not.toContain('D7232-5-BZ')
  expect(await numbersOf({ q: 'wear ring', pump: 'SC-88120' })).toEqual(ofModel)
  expect(await numbersOf({ q: 'wear ring for sc-88120' })).toEqual(ofModel)
  const { narrowedTo, groups } = await find({ q: 'packing', pump: 'vt-20771' })
  expect(narrowedTo).toEqual({
    type: 'serial',
    identifier: 'VT-20771',
    pumpId: expect.any(Number),
    trim: 8.25,
    angle: null,
  })
  const manuals = groups[2]?.hits.map((hit) => (hit.kind === 'manual' ? hit.name : '')) ?? []
  expect(new Set(manuals)).toEqual(new Set(['OM-12VT']))
})

it('facets count models and stock, and each group has its own pages (FIND-16)', async () => {
  const { facets, groups } = await find({ q: 'seal' })
  const models = facets.models.map(({ model }) => model)
  expect(models).toEqual(expect.arrayContaining(['4RB', '8HSC', 'T6A']))
  const count = groups[1]?.rowCount ?? 0
  expect(count).toBeGreaterThan(25)
  const pages = [await numbersOf({ q: 'seal' }), await numbersOf({ q: 'seal', page: '2' })]
  expect(pages.map((page) => page.length)).toEqual([25, Math.min(25, count - 25)])
  expect(new Set(pages.flat()).size).toBe(pages.flat().length)
  expect((await numbersOf({ q: 'seal', inStock: 'true' })).length).toBeLessThanOrEqual(facets.inStock)
  expect((await find({ q: 'seal', model: '4SUB' })).groups[1]?.rowCount).toBeLessThan(count)
})
