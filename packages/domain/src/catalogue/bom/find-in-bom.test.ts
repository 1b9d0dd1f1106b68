import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleLine } from './examples.ts'
import { findInBom, placeOfPart, placesIn } from './find-in-bom.ts'
import { findLine, flattenBom, linesAt } from './lookup-tree.ts'
import type { BomLine } from './bom-line.ts'

const ring = exampleLine('WR-40-BZ', [], { description: 'Ring, wear, casing, bronze' })
const front = exampleLine('C2134-3-BZ', [], { description: 'Impeller, front' })
const oRing = exampleLine('OR2-222-N', [], { description: 'O-ring' })
const element = exampleLine('RE-10', [front, ring, ring], { description: 'Rotating element' })
const wetEnd = exampleLine('WE-10', [element, oRing], { description: 'Wet end' })
const bearing = exampleLine('BR-6310', [], { description: 'Bearing, thrust' })
const pump = { partNumber: 'TB10773', description: 'Pump', parts: [wetEnd, bearing, oRing] }

const found = (typed: string, isFlat = false) =>
  findInBom(placesIn(pump, { isFlat }), typed).map(
    ({ line, path, nth }) => `${[...path, line.partNumber].join('/')} ${nth}`,
  )

it('the search finds lines on all levels, with their paths (FIND-30)', () => {
  expect(found('wear ring bronze')).toEqual(['WE-10/RE-10/WR-40-BZ 1', 'WE-10/RE-10/WR-40-BZ 2'])
  expect(placesIn(pump, { isFlat: false })[2]?.trail).toEqual(['Wet end', 'Rotating element'])
  expect(found('wr40')).toEqual(['WE-10/RE-10/WR-40-BZ 1', 'WE-10/RE-10/WR-40-BZ 2'])
  expect(found('ring', true)).toEqual(expect.arrayContaining(['WR-40-BZ 2', 'OR2-222-N 2']))
})

it('a whole word ranks before a prefix, and a prefix before another part of a word (FIND-30)', () => {
  expect(found('ring').map((place) => place.split(/[/ ]/).at(-2))).toEqual([
    'WR-40-BZ',
    'WR-40-BZ',
    'OR2-222-N',
    'BR-6310',
    'OR2-222-N',
  ])
  expect(found('front impel')).toEqual(['WE-10/RE-10/C2134-3-BZ 1'])
})

it.each([
  ['baering', 'BR-6310 1'],
  ['roteting elemnt', 'WE-10/RE-10 1'],
  ['BR6301', 'BR-6310 1'],
])('the misspelt %s finds its match in the BOM (FIND-30)', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

it.each(['', '  ', ', ;', 'xylophone'])('%j finds nothing (FIND-30)', (typed) => {
  expect(found(typed)).toEqual([])
})

const tree: fc.Arbitrary<BomLine[]> = fc.letrec<{ lines: BomLine[] }>((tie) => ({
  lines: fc.array(
    fc
      .tuple(
        fc.constantFrom('A', 'B', 'C'),
        fc.oneof({ maxDepth: 3 }, fc.constant<BomLine[]>([]), tie('lines')),
      )
      .map(([partNumber, parts]) => exampleLine(partNumber, parts)),
    { maxLength: 4 },
  ),
})).lines

it('every BOM position leads to its own row of a flat list (FIND-30)', () => {
  fc.assert(
    fc.property(tree, (parts) => {
      const rows = flattenBom(parts)
      for (const [row, { line, nth }] of placesIn({ parts }, { isFlat: true }).entries())
        expect(findLine(rows, line.partNumber, nth)).toBe(row)
    }),
  )
})

it('every BOM position on the top two levels leads to its row on that level (FIND-30)', () => {
  fc.assert(
    fc.property(tree, (parts) => {
      // A part number listed twice at one level is the same assembly.
      const bom = { ...pump, parts: parts.map((line, at) => ({ ...line, partNumber: `T${at}` })) }
      for (const { line, path, nth } of placesIn(bom, { isFlat: false })) {
        if (path.length > 1) continue
        const { lines } = linesAt(bom, path)
        expect(lines[findLine(lines, line.partNumber, nth)]).toBe(line)
      }
    }),
  )
})

it('a matching reference ranks before a matching part number, and a flat list ignores references (CALLOUT-33)', () => {
  const gland = exampleLine('X-110A', [], { reference: '4' })
  const seal = exampleLine('118202', [], { reference: '10A' })
  const places = (isFlat: boolean) => placesIn({ parts: [gland, seal] }, { isFlat })
  const numbers = (isFlat: boolean) => findInBom(places(isFlat), '10a').map(({ line }) => line.partNumber)
  expect(numbers(false)).toEqual(['118202', 'X-110A'])
  expect(numbers(true)).toEqual(['X-110A'])
})

it('the first place of a part is found, else that of the part that it replaces (FIND-51)', () => {
  const replacedBy = { partNumber: 'OR2-222-V', description: 'O-ring' }
  const old = exampleLine('OR2-222-X', [], { description: 'O-ring', replacedBy })
  const bom = { parts: [exampleLine('KIT', [old], { description: 'Kit' }), ...pump.parts] }
  expect(placeOfPart(bom, 'OR2-222-N')).toMatchObject({ path: ['WE-10'], nth: 1 })
  expect(placeOfPart(bom, 'OR2-222-V')).toMatchObject({ path: ['KIT'], line: { partNumber: 'OR2-222-X' } })
  expect(placeOfPart(bom, 'NOPE')).toBeUndefined()
})
