import { describe, expect, it } from 'vitest'
import { invalid, limits } from '../../core/kernel/index.ts'
import type { Part } from '../../catalogue/part/index.ts'
import { addLine, importRows } from './add-lines.ts'
import { attentionCsv, checkList } from './check-list.ts'
import { exampleLine, examplePart } from './examples.ts'
import type { QuickLine, ReadRow } from './quick-line.ts'

const shown = (lines: readonly { partNumber: string; quantity: string }[]) =>
  lines.map(({ partNumber, quantity }) => `${partNumber}×${quantity}`)

describe('adding a part that is already in the list (TV-10, QUICK-07)', () => {
  it.each<[string, Partial<Part>, string[]]>([
    ['TV-10a raises its line', {}, ['W1×5']],
    ['TV-10b stands twice when it is paintable', { isPaintable: true }, ['W1×4', 'W1×1']],
    ['TV-10c stands twice when it is sold per FT', { unitName: 'FT' }, ['W1×4', 'W1×1']],
    ['stands twice when it is an impeller', { isImpeller: true }, ['W1×4', 'W1×1']],
  ])('%s', (_, change, expected) => {
    const part = examplePart('W1', change)
    const { lines, error } = addLine([exampleLine(1, part, { quantity: '4' })], exampleLine(2, part))
    expect(shown(lines)).toEqual(expected)
    expect(error).toBeNull()
  })

  it('a line at the maximum stays unchanged and shows the quantity message (OQ-40)', () => {
    const part = examplePart('W1')
    const added = addLine([exampleLine(1, part, { quantity: '999' })], exampleLine(2, part))
    expect(shown(added.lines)).toEqual(['W1×999'])
    expect(added).toMatchObject({ lineId: 1, error: 'Quantity must be a number between 1 and 999.' })
  })

  it('a blank quantity counts as 0 (QUICK-11)', () => {
    const part = examplePart('W1')
    expect(shown(addLine([exampleLine(1, part, { quantity: '' })], exampleLine(2, part)).lines)).toEqual([
      'W1×1',
    ])
  })
})

it('another part or an unknown number gets its own line (QUICK-07)', () => {
  const unknown = { part: null }
  const list = addLine(
    [exampleLine(1, examplePart('W1'), unknown)],
    exampleLine(2, examplePart('W1'), unknown),
  )
  expect(shown(list.lines)).toEqual(['W1×1', 'W1×1'])
  expect(list.lineId).toBe(2)
  const other = examplePart('W2', { partId: 2 })
  expect(shown(addLine(list.lines, exampleLine(3, other)).lines)).toEqual(['W1×1', 'W1×1', 'W2×1'])
})

it('a list holds as many lines as a cart, and a full list still raises a line (QUICK-07)', () => {
  const full = Array.from({ length: limits.cartItems }, (_, index) =>
    exampleLine(index + 1, examplePart(`F${index}`, { partId: index + 1 })),
  )
  const more = addLine(full, exampleLine(900, examplePart('NEW', { partId: 900 })))
  expect(more.error).toBe('A shopping cart holds at most 500 lines.')
  expect(more.lines).toHaveLength(limits.cartItems)
  expect(addLine(full, exampleLine(900, examplePart('F0', { partId: 1 }))).error).toBeNull()
})

const parts = [
  examplePart('TB1'),
  examplePart('A-3-1', { partId: 2 }),
  examplePart('CASE-2', { partId: 3, isPaintable: true }),
  examplePart('NS9000', { partId: 4, isSellable: false }),
]
const ground = {
  parts: new Map(parts.map((part) => [part.partNumber, part])),
  paintColors: [
    { paintColorId: 4, name: 'Safety Blue', hexCode: '#1B5FAA' },
    { paintColorId: 9, name: 'Safety Red', hexCode: '#B3202A' },
  ],
  defaultPaintColorId: 4,
  nextId: 10,
  source: 'FILE' as const,
}
const row = (partNumber: string, change: Partial<ReadRow> = {}): ReadRow => ({
  row: 2,
  partNumber,
  quantity: '1',
  trim: '',
  angle: '',
  paintColor: '',
  ...change,
})

function imported(
  rows: ReadRow[],
  lines: QuickLine[] = [],
  change: Partial<typeof ground> = {},
): QuickLine[] {
  const list = importRows(lines, rows, { ...ground, ...change })
  if (!list.ok) throw new Error(list.errors[0].error)
  return list.value
}

it('an imported row raises the line of its part by its quantity (OQ-68, QUICK-07)', () => {
  const lines = imported(
    [row('TB1', { quantity: '3' })],
    [exampleLine(1, examplePart('TB1'), { quantity: '4' })],
  )
  expect(lines).toMatchObject([{ lineId: 1, quantity: '7' }])
})

it('rows that together exceed the maximum both stay and need attention (OQ-40)', () => {
  const lines = imported([row('TB1', { quantity: '999' }), row('TB1', { quantity: '2' })])
  expect(lines).toMatchObject([{ quantity: '999' }, { quantity: '2' }])
  expect([...checkList(lines, '2026-11-21').wrong]).toEqual([10, 11])
})

it.each(['0', '1.5', '-1', 'many', '1000', ''])(
  'the quantity "%s" is blanked, and its text is kept (QUICK-11)',
  (quantity) => {
    const lines = imported([row('TB1', { quantity }), row('TB1')])
    expect(lines[0]).toMatchObject({ quantity: '1' })
    const [line] = imported([row('TB1', { quantity })])
    expect(line).toMatchObject({ quantity: '', read: { quantity } })
  },
)

it('unknown part numbers and parts that are not sold stay in the list (QUICK-06, OQ-67)', () => {
  expect(imported([row('NOPE'), row('NS9000')])).toMatchObject([
    { partNumber: 'NOPE', part: null },
    { partNumber: 'NS9000', part: null },
  ])
})

it.each([
  ['QUICK-21 full trim', 'fULL  trim', 'full-trim', ''],
  ['a trim in inches', '9.25', 'custom', '9.25'],
  ['no trim', '', '', ''],
  ['a trim that is none stays to be mended', 'big', 'custom', 'big'],
])('%s', (_, trim, trimOption, trimValue) => {
  expect(imported([row('A-3-1', { trim })])).toMatchObject([{ trimOption, trimValue }])
})

describe('paint by name (QUICK-22)', () => {
  it.each<[string, string, number | null, number | null | undefined]>([
    ['in any case', ' safety RED', 4, 9],
    ['OQ-64 no paint', 'NO PAINT', 4, null],
    ['nothing is the default', '', 4, 4],
    ['an unknown name is the default', 'Bleu', 4, 4],
    ['an unknown name without a default stays open', 'Bleu', null, undefined],
  ])('%s', (_, paintColor, defaultPaintColorId, expected) => {
    const [line] = imported([row('CASE-2', { paintColor })], [], { defaultPaintColorId } as typeof ground)
    expect(line?.paintColorId).toBe(expected)
    expect(line?.unknownPaint).toBe(paintColor === 'Bleu' ? 'Bleu' : undefined)
  })
})

it("'safety RED' is read as Safety Red, and the unknown 'pink' as the default (TV-16c, QUICK-22)", () => {
  const paintColors = [{ paintColorId: 3, name: 'Safety Red', hexCode: '#B3202A' }]
  const lines = imported(
    [row('CASE-2', { paintColor: 'safety RED' }), row('CASE-2', { paintColor: 'pink' })],
    [],
    { paintColors, defaultPaintColorId: 9 },
  )
  expect(lines.map((line) => line.paintColorId)).toEqual([3, 9])
})

it('an import of more lines than a cart holds is rejected', () => {
  const rows = Array.from({ length: limits.cartItems + 1 }, () => row('NOPE'))
  expect(importRows([], rows, ground)).toEqual(
    invalid('list', 'TOO_LONG', 'A shopping cart holds at most 500 lines. 501 are chosen.'),
  )
})

it('the attention CSV has the columns of the template and the reasons, and escapes formulas', () => {
  const lines = imported([
    row('TB1', { row: 4, quantity: 'many' }),
    row('=1+1', { row: 5, quantity: '2' }),
    row('A-3-1', { row: 6, trim: 'Full Trim', angle: '91' }),
  ])
  expect(attentionCsv(lines, new Map()).split('\r\n')).toEqual([
    '\uFEFFpart_number,quantity,impeller_trim_inches,impeller_angle_degrees,paint_color,notes',
    'TB1,many,,,,Row 4: Enter a valid quantity. Quantity must be a number between 1 and 999.',
    "'=1+1,2,,,,Row 5: Part number invalid. Please check the part number and try again.",
    'A-3-1,1,Full Trim,91,,Row 6: Enter a valid angle. Impeller angle must be between 0 and 90 degrees.',
    '',
  ])
})
