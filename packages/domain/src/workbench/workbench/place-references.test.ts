import fc from 'fast-check'
import { expect, it } from 'vitest'
import { namedKey } from '../../catalogue/bom/index.ts'
import { placeReferences } from './place-references.ts'
import { compareReferences } from './references.ts'

const placed = (references: string[], known: Record<string, number> = {}) => [
  ...placeReferences(references, new Map(Object.entries(known))),
]

it.each([
  [
    'as people count',
    ['11', '10A', '10', '9'],
    {},
    [
      ['9', 9],
      ['10', 10],
      ['10A', 11],
      ['11', 12],
    ],
  ],
  [
    'with parts of a number',
    ['433.10', '433.2', '433.1'],
    {},
    [
      ['433.1', 433],
      ['433.2', 434],
      ['433.10', 435],
    ],
  ],
  [
    'into the gaps of a BOM',
    ['10', '10a', '20'],
    { '10': 10, '20': 20 },
    [
      ['10', 10],
      ['10A', 11],
      ['20', 20],
    ],
  ],
  [
    'keeping what they have',
    ['A', 'B'],
    { B: 7 },
    [
      ['A', 1],
      ['B', 7],
    ],
  ],
] as const)('references get positions: %s (BRING-10)', (_name, references, known, expected) => {
  expect(placed([...references], known)).toEqual(expected)
})

const reference = fc.stringMatching(/^\d{0,10}[A-C.]?\d{0,2}$/).filter((text) => text !== '')

it('positions ascend with the references, and assigning them again changes none (BRING-10)', () => {
  fc.assert(
    fc.property(fc.array(reference), fc.array(reference), (before, now) => {
      const known = placeReferences(before, new Map())
      const first = placeReferences(now, known)
      const keys = [...first.keys()]
      expect([...first.values()]).toEqual([...new Set(first.values())].toSorted((a, b) => a - b))
      expect(keys).toEqual(keys.toSorted((a, b) => compareReferences(a, b) || (a < b ? -1 : 1)))
      expect(new Set(keys)).toEqual(new Set(now.map(namedKey)))
      expect(placeReferences(now, first)).toEqual(first)
    }),
  )
})
