import type { Part } from '@volute/domain/catalogue/part'
import { type QuickLine, startLine } from '@volute/domain/buying/quick-order'
import { beforeEach, expect, it } from 'vitest'
import { draftKey, forgetDrafts, readStored } from '../../core/api/index.ts'
import { openList } from './open-list.ts'

const key = draftKey('quick-order', { userId: 7, companyId: 2 })
const seal: Part = {
  partId: 3,
  partNumber: 'TB10773',
  description: 'Seal',
  unitId: 1,
  unitName: 'EA',
  price: 614.9,
  companyDiscount: 12.5,
  weight: 1.4,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
}
const line = (lineId: number, change: Partial<QuickLine> = {}): QuickLine => ({
  ...startLine(lineId, seal, null),
  ...change,
})
const answered = new Map([['TB10773', seal]])

beforeEach(() => localStorage.clear())

it('a list is restored as typed, without prices, and looks up its parts again (QUICK-04)', () => {
  openList(key).set([line(1, { quantity: '4' })])
  expect(JSON.stringify(readStored(key))).not.toContain('614.9')
  const again = openList(key)
  expect(again.get()).toMatchObject([{ lineId: 1, partNumber: 'TB10773', quantity: '4', part: undefined }])
  again.answer(answered, () => ({}))
  expect(again.get()[0]?.part).toEqual(seal)
})

it('a number missing from the catalogue becomes unknown, and a corrected one is looked up again (QUICK-06)', () => {
  const list = openList(key)
  list.set([line(1, { partNumber: 'tb1077', part: undefined })])
  list.answer(answered, () => ({}))
  expect(list.get()[0]?.part).toBeNull()
  list.change(1, { partNumber: 'tb10773', part: undefined })
  list.answer(answered, () => ({ quantity: '2' }))
  expect(list.get()[0]).toMatchObject({ partNumber: 'TB10773', part: seal, quantity: '2' })
})

it('a part that is no longer sold counts as unknown and names its replacement (OQ-67)', () => {
  const list = openList(key)
  list.set([line(1, { part: undefined })])
  const replacedBy = { partNumber: 'TB10774', description: 'Seal' }
  list.answer(new Map([['TB10773', { ...seal, isSellable: false, replacedBy }]]), () => ({}))
  expect(list.get()[0]).toMatchObject({ part: null, instead: 'TB10774' })
})

it('a line keeps its edit id, also after a reload, until it is changed (LIST-04)', () => {
  const list = openList(key)
  list.set([line(1), line(2)])
  const first = list.forCart(new Set([1, 2])).map(({ editId }) => editId)
  expect(new Set(first).size).toBe(2)
  const again = openList(key)
  again.change(2, { quantity: '5' })
  const [same, other] = again.forCart(new Set([1, 2])).map(({ editId }) => editId)
  expect(same).toBe(first[0])
  expect(other).not.toBe(first[1])
  expect(other).toBeDefined()
})

it('added lines leave the list, and rejected lines show the reason until they are changed (QUICK-09, LIST-03)', () => {
  const list = openList(key)
  const sent = [line(1), line(2, { quantity: '998' }), line(3)]
  list.set([...sent, line(4)])
  const added = { outcome: 'ADDED', part: seal, nearest: null, whyNot: null } as const
  const over = { ...added, outcome: 'OVER_MAXIMUM', whyNot: 'Too many.' } as const
  const gone = {
    ...added,
    outcome: 'NOT_SOLD',
    part: { ...seal, isSellable: false },
    whyNot: 'Gone.',
  } as const
  list.settle(sent, [added, over, gone])
  expect(list.get()).toMatchObject([
    { lineId: 2, part: seal, refused: 'Too many.' },
    { lineId: 3, part: null, refused: 'Gone.' },
    { lineId: 4, part: seal },
  ])
  expect(JSON.stringify(readStored(key))).not.toContain('Too many.')
  list.change(2, { quantity: '1' })
  expect(list.get()[0]?.refused).toBeUndefined()
})

it('ids of removed lines are not used again', () => {
  const list = openList(key)
  list.set([line(1), line(2)])
  list.remove(new Set([1, 2]))
  expect(list.nextId()).toBe(3)
})

it.each(['', '{', '[1]', '[{"lineId":0}]'])('stored text %s gives an empty list', (kept) => {
  localStorage.setItem(key, kept)
  expect(openList(key).get()).toEqual([])
})

it('a list follows changes in another tab, and forgetting drafts clears it', () => {
  const list = openList(key)
  openList(key).set([line(1)])
  list.followOtherTab(new StorageEvent('storage', { key }))
  expect(list.get()).toHaveLength(1)
  localStorage.setItem('volute.lookups', '1')
  forgetDrafts()
  expect(openList(key).get()).toEqual([])
  expect(localStorage.getItem('volute.lookups')).toBe('1')
})
