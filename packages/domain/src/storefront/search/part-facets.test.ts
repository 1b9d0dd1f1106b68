import { expect, it } from 'vitest'
import { countFacet, facetsOf, hasChosen } from './part-facets.ts'

it.each([
  ['O-ring, nitrile 2-222', 'Ring', ['Nitrile'], '2-222'],
  ['Impeller, enclosed, 6 vane', 'Impeller', [], undefined],
  ['Screw, hex cap 5/8-11 x 2.25', 'Bolt', [], '5/8-11 x 2.25'],
  ['Pump, end suction 4x3-10, 100 HP motor', 'Pump', [], '4 x 3-10'],
  ['Seal, mechanical, type 21 1.750', 'Seal', [], '1.750'],
  ['Fitting, grease 1/8 NPT, stainless', 'Pipe', ['Stainless steel'], '1/8 NPT'],
  ['Ring, wear, bronze', 'Ring', ['Bronze'], undefined],
  ['Sleeve, shaft, 316 SS, 45 mm', 'Sleeve', ['Stainless steel'], '45 mm'],
  ['Casing, ductile iron', 'Casing', ['Ductile iron'], undefined],
  ['Seal, silicon carbide on carbon', 'Seal', ['Silicon carbide', 'Carbon'], undefined],
  ['Bearing 6309-C3', 'Bearing', [], undefined],
  ['Motor, 316 frame-2', 'Motor', ['Stainless steel'], undefined],
  ['Thing', undefined, [], undefined],
])('%s: kind %s, materials %j, size %s (FIND-50)', (description, noun, material, size) => {
  expect(facetsOf(description)).toEqual({ noun: noun ? [noun] : [], material, size: size ? [size] : [] })
})

it('a facet counts among the parts that the other facets leave, most frequent first (FIND-50)', () => {
  const all = ['Ring, bronze', 'Ring, bronze 1.5', 'Ring, steel', 'Gasket, steel'].map(facetsOf)
  const chosen = { material: 'Bronze' }
  expect(countFacet(all, 'noun', chosen)).toEqual([{ value: 'Ring', count: 2 }])
  expect(countFacet(all, 'material', chosen)).toEqual([
    { value: 'Bronze', count: 2 },
    { value: 'Steel', count: 2 },
  ])
  expect(all.filter((one) => hasChosen(one, { ...chosen, size: '1.5' }))).toHaveLength(1)
})
