import { describe, expect, it } from 'vitest'
import type { Part } from '../part/index.ts'
import { limits } from '../kernel/index.ts'
import { addLine } from './add-line.ts'
import { exampleLine, examplePart } from './examples.ts'

const shown = (lines: readonly { partNumber: string; quantity: string }[]) =>
  lines.map(({ partNumber, quantity }) => `${partNumber}×${quantity}`)

describe('TV-10 QUICK-07: a part that is in the list already', () => {
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

  it('OQ-40: at the maximum the line stays as it is and the quantity message is shown', () => {
    const part = examplePart('W1')
    const added = addLine([exampleLine(1, part, { quantity: '999' })], exampleLine(2, part))
    expect(shown(added.lines)).toEqual(['W1×999'])
    expect(added).toMatchObject({ lineId: 1, error: 'Quantity must be a number between 1 and 999.' })
  })

  it('QUICK-11: a quantity that was blanked counts as none', () => {
    const part = examplePart('W1')
    expect(shown(addLine([exampleLine(1, part, { quantity: '' })], exampleLine(2, part)).lines)).toEqual([
      'W1×1',
    ])
  })
})

it('QUICK-07: another part, and a number nobody knows, are lines of their own', () => {
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

it('QUICK-07: a list holds what a cart holds, and a full one still raises', () => {
  const full = Array.from({ length: limits.cartItems }, (_, index) =>
    exampleLine(index + 1, examplePart(`F${index}`, { partId: index + 1 })),
  )
  const more = addLine(full, exampleLine(900, examplePart('NEW', { partId: 900 })))
  expect(more.error).toBe('A shopping cart holds at most 500 lines.')
  expect(more.lines).toHaveLength(limits.cartItems)
  expect(addLine(full, exampleLine(900, examplePart('F0', { partId: 1 }))).error).toBeNull()
})
