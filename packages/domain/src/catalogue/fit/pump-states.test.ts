import { expect, it } from 'vitest'
import type { TreeLine } from './change.ts'
import { type PumpRecord, statesOf } from './pump-states.ts'
import type { PumpLine } from './pump-tree.ts'

const line = (
  parent: string,
  position: number,
  partNumber: string,
  rest: Partial<PumpLine> = {},
): PumpLine => ({
  parent,
  position,
  reference: String(position),
  partNumber,
  description: '',
  buildQuantity: 1,
  validFrom: null,
  validTo: null,
  ...rest,
})

const states = (rest: Partial<PumpRecord>) =>
  statesOf({
    serialNumber: '1',
    bomNumber: 'PUMP',
    description: '',
    shipDate: '2019-05-02',
    file: [],
    lines: [],
    services: [],
    ...rest,
  })

/** Formats a tree as `1 WET(2 RING) 3 NUT`. */
const outline = (lines: readonly TreeLine[]): string =>
  lines
    .map(({ position, partNumber, parts }) => {
      const below = outline(parts)
      return `${position} ${partNumber}${below && `(${below})`}`
    })
    .join(' ')

const lines = [
  line('PUMP', 1, 'WET'),
  line('WET', 2, 'RING-1', { validTo: '2019-05-03' }),
  line('WET', 2, 'RING-2', { validFrom: '2019-05-03', validTo: '2022-01-01' }),
  line('WET', 2, 'RING-3', { validFrom: '2022-01-01' }),
]

it.each([
  ['2019-05-02', 'DATE', '1 WET(2 RING-1)'],
  ['2019-05-03', 'DATE', '1 WET(2 RING-2)'],
  ['2021-12-31', 'DATE', '1 WET(2 RING-2)'],
  ['2022-01-01', 'DATE', '1 WET(2 RING-3)'],
  [null, 'TODAY', '1 WET(2 RING-3)'],
])('the shipped state of a pump shipped on %s is based on %s (FIT-01)', (shipDate, shippedBy, shipped) => {
  const found = states({ shipDate, lines })
  expect({ shippedBy: found.shippedBy, shipped: outline(found.shipped) }).toEqual({ shippedBy, shipped })
  expect(outline(found.today)).toBe('1 WET(2 RING-3)')
})

it('a pump’s file takes precedence over its ship date, and a BOM newer than the pump counts as TODAY (FIT-01)', () => {
  const { shippedBy, shipped } = states({ lines, file: [line('PUMP', 7, 'GONE-1'), line('PUMP', 2, 'WET')] })
  expect([shippedBy, outline(shipped)]).toEqual(['FILE', '2 WET 7 GONE-1'])
  const younger = [line('PUMP', 1, 'WET', { validFrom: '2022-01-01' })]
  expect(states({ lines: younger }).shippedBy).toBe('TODAY')
})

const service = (onDate: string, path: number[], partNumber: string) => ({
  onDate,
  path,
  partNumber,
  description: '',
  quantity: 2,
})

it.each([
  ['a part at its place', [service('2020-01-01', [1, 2], 'X')], '1 WET(2 X)'],
  ['a part where there was none', [service('2020-01-01', [1, 9], 'X')], '1 WET(2 RING-1 9 X)'],
  ['a part below an assembly that is not there', [service('2020-01-01', [8, 9], 'X')], '1 WET(2 RING-1)'],
  ['a part without a place', [service('2020-01-01', [], 'X')], '1 WET(2 RING-1)'],
  ['an assembly, as it was on that day', [service('2020-01-01', [1], 'WET')], '1 WET(2 RING-2)'],
  [
    'one thing after the other',
    [
      service('2020-01-01', [1, 2], 'X'),
      service('2023-01-01', [1], 'WET'),
      service('2024-01-01', [1, 3], 'Y'),
    ],
    '1 WET(2 RING-3 3 Y)',
  ],
])('a service changes only the maintained state: %s (FIT-02)', (_, services, maintained) => {
  const found = states({ lines, services })
  expect(outline(found.maintained)).toBe(maintained)
  expect(outline(found.shipped)).toBe('1 WET(2 RING-1)')
})

it('a cyclic or oversized BOM is empty (FIT-01)', () => {
  const circle = [line('PUMP', 1, 'A'), line('A', 1, 'B'), line('B', 1, 'A')]
  const doubling = Array.from({ length: 40 }, (_, level) =>
    [1, 2].map((at) => line(`L${level}`, at, `L${level + 1}`)),
  )
  expect(states({ lines: circle }).today).toEqual([])
  expect(states({ bomNumber: 'L0', lines: doubling.flat() }).today).toEqual([])
})
