import { describe, expect, it } from 'vitest'
import { orThrow, type ReplyOf } from '../../core/kernel/index.ts'
import { type ListReading, readSource, type readLists, tableOfText } from '../list-reading/index.ts'
import type { LineReport } from '../lines/index.ts'
import { checkList } from './check-list.ts'
import { exampleLine, examplePart } from './examples.ts'
import { differenceKey, openDifferences } from './open-differences.ts'
import { listLineOf } from './quick-line.ts'
import { takeReading } from './take-reading.ts'

const today = '2026-11-21'
const seal = examplePart('TB10773', { partId: 7 })
const lookup = {
  paintColors: [],
  defaultPaintColorId: null,
  nextId: 10,
  source: 'FILE',
  readingId: 'r1',
} as const

const read = (text: string): ListReading =>
  readSource({ tables: [tableOfText(text)], orders: [], notAnOrder: null }, { knows: () => true })

function reply(reading: ListReading, report: Partial<LineReport> = {}): ReplyOf<typeof readLists> {
  const reports = reading.lines.map(() => ({
    outcome: 'READY' as const,
    part: seal,
    nearest: null,
    whyNot: null,
    ...report,
  }))
  return {
    reading,
    reports,
    differences: reports.map(() => []),
    pumpIds: reports.map(() => 5),
    isInDollars: true,
    isRemembered: false,
    poFileId: null,
    samePo: null,
    sameFile: null,
  }
}

const taken = (text: string, report?: Partial<LineReport>) =>
  orThrow(takeReading([], reply(read(text), report), lookup))

describe('the lines of a reading (READ-12)', () => {
  it('stand below the list, and replace those of the same reading', () => {
    const typed = exampleLine(1, seal)
    const first = orThrow(takeReading([typed], reply(read('Part\tQty\nTB10773\t4')), lookup))
    const again = orThrow(takeReading(first, reply(read('Part\tQty\nTB10773\t6')), lookup))
    expect(again.map(({ quantity }) => quantity)).toEqual(['1', '6'])
  })

  it('keep the pump that they are for', () => {
    expect(taken('Part\tQty\nTB10773\t4').map((line) => listLineOf(line).pumpId)).toEqual([5])
  })

  it.each([
    ['a quantity that is none', 'Part\tQty\nTB10773\tmany'],
    ['another unit than the part’s', 'Part\tQty\tUnit\nTB10773\t4\tBOX'],
  ])('ask for %s', (_, text) => {
    const [line] = taken(text)
    expect(line).toMatchObject({ quantity: '', read: { listed: { isAsked: true } } })
    expect(line && checkList([line], today).wrong.size).toBe(1)
  })

  it('a list without lines says so', () => {
    const sentence = 'We found no part numbers. Paste one part per line.'
    expect(takeReading([], reply(read('Hello\nthere')), lookup)).toMatchObject({
      errors: [{ error: sentence }],
    })
  })

  it("a customer's own number is never looked up as one of the shop", () => {
    const reading = read('Part\tQty\nTB10773\t4')
    const own = {
      ...reading,
      lines: reading.lines.map((line) => ({ ...line, partNumber: '', customerNumber: '235626' })),
    }
    const [line] = orThrow(takeReading([], reply(own, { outcome: 'NOT_FOUND', part: null }), lookup))
    expect(line).toMatchObject({ partNumber: '', part: null })
    expect(line?.read?.listed?.words).toContain('235626')
  })
})

describe('differences to the shop (READ-15)', () => {
  const order = (differences: ReplyOf<typeof readLists>['differences'], report?: Partial<LineReport>) => {
    const reading = { ...read('Part\tQty\tUnit price\nTB10773\t4\t9.50'), poNumber: '88-1036' }
    const [line] = orThrow(takeReading([], { ...reply(reading, report), differences }, lookup))
    return line ?? exampleLine(1, seal)
  }
  const price = { kind: 'PRICE', listSays: '9.50', shopSays: '10.00' } as const

  it('a price is open until it is accepted, and again at another price', () => {
    const line = order([[price]])
    expect(openDifferences(line, today)).toEqual([price])
    expect([...checkList([line], today).wrong]).toEqual([line.lineId])
    const accepted = { ...line, accepted: [differenceKey(price)] }
    expect(openDifferences(accepted, today)).toEqual([])
    const dearer = { ...accepted, partNumber: 'X1', part: examplePart('X1', { price: 12 }) }
    expect(openDifferences(dearer, today)).toMatchObject([{ kind: 'PRICE', shopSays: '12.00' }])
  })

  it('a superseded part that is still sold is asked', () => {
    const replacedBy = { partNumber: 'TB10774', description: 'Seal' }
    const line = order([[]], { part: { ...seal, replacedBy } })
    expect(openDifferences(line, today)).toEqual([
      { kind: 'SUPERSEDED', listSays: 'TB10773', shopSays: 'TB10774' },
    ])
  })

  it('a part that does not fit its pump is asked, but not another part', () => {
    const line = order([[{ kind: 'DOES_NOT_FIT', listSays: '100234', shopSays: 'Not in this pump.' }]])
    expect(openDifferences(line, today)).toMatchObject([{ kind: 'DOES_NOT_FIT' }])
    const other = { ...line, partNumber: 'X1', part: examplePart('X1', { price: 9.5 }) }
    expect(openDifferences(other, today)).toEqual([])
  })
})
