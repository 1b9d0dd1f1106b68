import type { SearchResults } from '@volute/domain/storefront/search'
import { expect, it } from 'vitest'
import { ownSuggestions } from './own-suggestions.ts'

const text = (one: string, isMarked = false) => ({
  text: one,
  marks: isMarked ? [[0, one.length] as [number, number]] : [],
})
const pump = (serialNumber: string, tag: string, isMarked: boolean) => ({
  kind: 'pump' as const,
  type: 'serial' as const,
  number: text(serialNumber),
  description: text('End suction pump'),
  pumpModel: '4RB',
  bomNumber: '4RB-EM-100',
  drawingNumber: '4RB-EM-100',
  fleet: { fleetPumpId: 1, tag: text(tag, isMarked), nickname: text('Old one') },
})
const order = {
  kind: 'own' as const,
  type: 'order' as const,
  id: 1,
  erpSalesOrderId: 'ERP-1',
  title: text('100001'),
  detail: text('77'),
  receivedUtc: null,
}
const counted = { rowCount: 1, isMore: false }
const groups: SearchResults['groups'] = [
  { kind: 'pump', ...counted, hits: [pump('100234', 'P-301A', true), pump('100235', 'P-302', false)] },
  { kind: 'own', ...counted, hits: [order] },
]

it('suggests pumps with a matching name and orders, and no pump found by its number only (FIND-41)', () => {
  expect(ownSuggestions({ exact: [], groups })).toEqual([
    {
      type: 'serial',
      identifier: '100234',
      name: 'P-301A',
      description: 'Old one, Pump 100234',
      isExact: false,
    },
    { type: 'order', identifier: 'ERP-1', name: '100001', description: 'Order, PO 77', isExact: false },
  ])
})

it('the only pump or order that is meant comes first (FIND-41)', () => {
  const names = (exact: SearchResults['exact']) =>
    ownSuggestions({ exact, groups }).map(({ name, isExact }) => `${name} ${isExact}`)
  expect(names([{ type: 'order', identifier: 'ERP-1' }])).toEqual(['100001 true', 'P-301A false'])
  expect(names([{ type: 'serial', identifier: '100235' }])).toEqual([
    'P-302 true',
    'P-301A false',
    '100001 false',
  ])
  const two = ['100234', '100235'].map((identifier) => ({ type: 'serial' as const, identifier }))
  expect(names(two)).toEqual(['P-301A false', 'P-302 false', '100001 false'])
})
