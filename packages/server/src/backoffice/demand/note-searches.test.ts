import { listZeroResults } from '@volute/domain/backoffice/demand'
import { findScanned } from '@volute/domain/service/fleet'
import { durations } from '@volute/domain/core/kernel'
import { lineOfRow, resolveLines } from '@volute/domain/buying/lines'
import { findNearest, saveSynonym, noteSettledSearch } from '@volute/domain/storefront/search'
import { getSerial } from '@volute/domain/catalogue/serial'
import { enterCompany } from '@volute/domain/people/session'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'
import { judgeSearches } from './judge-searches.ts'

let shop: TestShop
let ada: Caller
let ben: Caller
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(schema.settledSearches)
  await shop.shop.db.delete(schema.zeroResultGroups)
})

function wait(milliseconds: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds)
}

const tell = (text: string, isFound = false, caller = ben) =>
  shop.call(noteSettledSearch, { text, isFound }, caller)
const stored = () => shop.shop.db.select().from(schema.settledSearches)

async function judged(asked: Parameters<typeof list>[0] = {}) {
  wait(durations.settleWait)
  await judgeSearches(shop.shop)
  return list(asked)
}

async function list(asked: { searchValue?: string; days?: string }, caller = ada) {
  const { body } = await shop.call(listZeroResults, asked, caller)
  return body.zeroResults.map(({ text, others, searches, companies }) => [
    text,
    others,
    searches,
    ...companies.map(({ companyName, count }) => `${companyName} ${count}`),
  ])
}

describe('zero-result searches (DEMAND-01, E190)', () => {
  it('a zero-result search is stored once nothing has been found for three minutes, and not before', async () => {
    await tell('flatring')
    wait(durations.settleWait - 1)
    await judgeSearches(shop.shop)
    expect(await list({})).toEqual([])
    expect(await judged()).toEqual([['flatring', [], 1, 'Riverbend Irrigation 1']])
  })

  it('a person who finds something within these minutes has no zero-result search; another person has', async () => {
    await tell('flatring')
    await tell('flatring', false, kim)
    wait(60_000)
    await tell('gasket', true)
    expect(await judged()).toEqual([['flatring', [], 1, 'Kestrel Mining 1']])
  })

  it('the shop does not trust a browser that reports zero results', async () => {
    await tell('gasket')
    expect(await stored()).toEqual([])
  })

  it('a search with results is not stored when no zero-result search precedes it', async () => {
    await tell('gasket', true)
    expect(await stored()).toEqual([])
  })

  it('a person has at most 100 waiting searches, and an empty search is rejected', async () => {
    const numbers = Array.from({ length: 150 }, (_, index) => `NOPE${index}`)
    await resolve(numbers)
    await eventually(async () => (await stored()).length === 100)
    await tell('NOPE999')
    expect((await stored()).length).toBe(100)
    expect((await shop.call(noteSettledSearch, { text: ' ', isFound: false }, ben)).status).toBe(400)
  })
})

describe('searches that do not count as without results (DEMAND-10)', () => {
  it('a search for which a suggestion is shown is none', async () => {
    await tell('TB1077')
    await tell('TB10774')
    expect(await stored()).toEqual([])
  })

  it('a quantity typed behind a number is not part of the search', async () => {
    await tell('TB10773 4')
    expect(await stored()).toEqual([])
    await tell('QQ-90909090 x 4')
    expect((await judged()).map(([text]) => text)).toEqual(['QQ-90909090'])
  })

  it('a row of a list for which the nearest part is offered is none, and the other rows are', async () => {
    await resolve(['TB10774', 'QQ-90909090'])
    await eventually(async () => (await stored()).length === 2)
    const { body } = await shop.call(findNearest, { partNumbers: ['TB10774', 'QQ-90909090'] }, ben)
    expect(body.nearest).toEqual([expect.objectContaining({ partNumber: 'TB10773' }), null])
    await eventually(async () => (await stored()).length === 1)
    expect((await judged()).map(([text]) => text)).toEqual(['QQ-90909090'])
  })
})

describe('sources and privacy of zero-result searches (DEMAND-02)', () => {
  it('unknown serial numbers, scans and numbers in a list are zero-result searches', async () => {
    await shop.call(getSerial, { serialNumber: 'S-404' }, ben)
    await shop.call(findScanned, { serialNumbers: ['SCAN-404'] }, ben)
    await resolve(['ROW404', 'TB10773', 'TB-10773'])
    await eventually(async () => (await stored()).length === 3)
    const texts = (await judged()).map(([text]) => text)
    expect(new Set(texts)).toEqual(new Set(['ROW404', 'S-404', 'SCAN-404']))
  })

  it('a serial number that is found afterwards cancels the zero-result search', async () => {
    await shop.call(getSerial, { serialNumber: '100235' }, ben)
    await eventually(async () => (await stored()).length === 1)
    wait(1_000)
    await shop.call(getSerial, { serialNumber: '100234' }, ben)
    await eventually(async () => (await stored()).length === 2)
    expect(await judged()).toEqual([])
  })

  it('the company is stored but not the person, and a text with an email address is not stored', async () => {
    await tell('flatring')
    await tell('ben@riverbend.example')
    await judged()
    expect(await stored()).toEqual([])
    const [zeroResult, ...more] = await shop.shop.db.select().from(schema.zeroResults)
    expect(Object.keys(zeroResult ?? {}).toSorted()).toEqual(['atUtc', 'companyId', 'groupId', 'id', 'text'])
    expect(more).toEqual([])
  })

  it('searches of the provider’s people count only when they act for a customer', async () => {
    await tell('flatring', false, ada)
    expect(await stored()).toEqual([])
    const acting = await shop.signIn('ada@volute.example')
    await shop.call(enterCompany, { companyId: ben.companyId }, acting)
    await tell('flatring', false, { ...acting, companyId: ben.companyId })
    expect(await judged()).toEqual([['flatring', [], 1, 'Riverbend Irrigation 1']])
  })

  it('zero-result searches are deleted after 13 months', async () => {
    await tell('flatring')
    expect(await judged({ days: '0' })).toHaveLength(1)
    wait(400 * durations.day)
    await judgeSearches(shop.shop)
    for (const table of [schema.zeroResults, schema.zeroResultGroups])
      expect(await shop.shop.db.$count(table)).toBe(0)
    ada = await shop.signIn('ada@volute.example')
    ben = await shop.signIn('ben@riverbend.example')
    kim = await shop.signIn('kim@kestrel.example')
  })
})

describe('the list of zero-result searches (DEMAND-03, E191)', () => {
  it('similar searches are grouped, most frequent first, with companies, counts and other spellings', async () => {
    for (const text of ['baering', 'baerings', 'baering']) {
      await tell(text)
      wait(durations.settleWait + 1)
    }
    await tell('Baering', false, kim)
    await tell('XY-10779')
    wait(durations.settleWait + 1)
    await tell('xy10779')
    expect(await judged()).toEqual([
      ['baering', ['Baering', 'baerings'], 4, 'Riverbend Irrigation 3', 'Kestrel Mining 1'],
      ['XY-10779', ['xy10779'], 2, 'Riverbend Irrigation 2'],
    ])
    expect(await list({ searchValue: 'kestrel' })).toHaveLength(1)
    expect(await list({ searchValue: '10779' })).toHaveLength(1)
    const { body } = await shop.call(listZeroResults, { rowsPerPage: '1', pageNumber: '2' }, ada)
    expect([body.rowCount, body.zeroResults.length]).toEqual([2, 1])
    wait(31 * durations.day)
    ada = await shop.signIn('ada@volute.example')
    expect([await list({ days: '30' }), (await list({ days: '90' })).length]).toEqual([[], 2])
    ben = await shop.signIn('ben@riverbend.example')
    kim = await shop.signIn('kim@kestrel.example')
  })

  it('a search that has a synonym shows its meaning', async () => {
    await tell('flatring')
    await judged()
    await shop.call(saveSynonym, { word: 'Flatring', means: 'gasket' }, ada)
    const { body } = await shop.call(listZeroResults, {}, ada)
    expect(body.zeroResults.map(({ synonym }) => synonym)).toEqual(['gasket'])
  })

  it('the list can be exported as a file (CSV-01)', async () => {
    await tell('plainring')
    await judged()
    const { payload } = await shop.app.inject({
      url: '/api/demand/zero-results',
      headers: { authorization: `Bearer ${ada.token}`, accept: 'text/csv' },
    })
    expect(payload).toMatch(/^\uFEFFSearched For,Also,Searches,Companies,/)
    expect(payload).toContain('plainring,,1,Riverbend Irrigation (1),')
  })

  it('customers, and staff without the permission, cannot read the list', async () => {
    const otto = await shop.signIn('otto@volute.example')
    for (const caller of [ben, kim, otto])
      expect((await shop.call(listZeroResults, {}, caller)).status).toBe(403)
  })
})

const resolve = (numbers: string[]) =>
  shop.call(
    resolveLines,
    {
      intoCart: false,
      lines: numbers.map((partNumber) =>
        lineOfRow({ partNumber, quantity: '1', trim: '', angle: '', paintColor: '' }, 'PASTED'),
      ),
    },
    ben,
  )
