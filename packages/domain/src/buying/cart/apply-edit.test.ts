import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import type { CartEdit, EditedLine } from './cart-edit.ts'
import { renameLines } from './rename-lines.ts'
import { cartMessages } from './messages.ts'

type Edit = CartEdit<EditedLine>

const gasket: EditedLine = {
  cartItemId: 1,
  partId: 11,
  quantity: 5,
  units: 'EA',
  paintColorId: null,
  impellerTrim: null,
  impellerAngle: null,
  pumpId: null,
  acknowledgedVerdict: null,
}
const seal = { ...gasket, cartItemId: 2, partId: 12 }
const blue = { ...gasket, cartItemId: 3, paintColorId: 4, quantity: 2 }
const cart = [gasket, seal, blue]
const set = (from: object, to: object, cartItemId = 1): Edit => ({ act: 'set', cartItemId, from, to })

/** Ids and quantities of the lines after an edit, and its outcome and error. */
function after(lines: readonly EditedLine[], edit: Edit) {
  const { lines: edited, outcome, error } = applyEdit(lines, edit)
  return [edited.map(({ cartItemId, quantity }) => [cartItemId, quantity]), outcome, error]
}
const as = (quantities: number[][], outcome = 'applied', error: string | null = null) => [
  quantities,
  outcome,
  error,
]
const conflict = (quantities: number[][]) => as(quantities, 'conflict', cartMessages.cartChanged)

describe('editing the fields of a line (OQ-37)', () => {
  it('a field that nobody else changed is set, and nothing else changes', () => {
    expect(after(cart, set({ quantity: 5 }, { quantity: 9 }))).toEqual(
      as([
        [1, 9],
        [2, 5],
        [3, 2],
      ]),
    )
  })

  it('a field that somebody else changed stays, while the other fields are set', () => {
    const { lines, outcome } = applyEdit(
      cart,
      set({ quantity: 2, paintColorId: null }, { quantity: 9, paintColorId: 4 }),
    )
    expect([lines[0], outcome]).toEqual([{ ...gasket, paintColorId: 4 }, 'conflict'])
  })

  it('an equal change, or one without a previous value, is not a conflict', () => {
    expect(after([gasket], set({ quantity: 2 }, { quantity: 5 }))).toEqual(as([[1, 5]]))
    expect(after([gasket], set({}, { quantity: 7 }))).toEqual(as([[1, 7]]))
  })

  it('a change to a removed line is a conflict', () => {
    expect(after(cart, set({ quantity: 5 }, { quantity: 9 }, 99))).toEqual(
      conflict([
        [1, 5],
        [2, 5],
        [3, 2],
      ]),
    )
  })
})

describe('replacing the part of a line', () => {
  const to = { ...seal, cartItemId: 1, quantity: 5 }

  it('the line keeps its id', () => {
    expect(applyEdit(cart, { act: 'replace', from: gasket, to }).lines[0]).toEqual(to)
  })

  it('a replacement is a conflict when the line was changed or removed', () => {
    expect(after([{ ...gasket, quantity: 6 }], { act: 'replace', from: gasket, to })).toEqual(
      conflict([[1, 6]]),
    )
    expect(after([seal], { act: 'replace', from: gasket, to })).toEqual(conflict([[2, 5]]))
  })
})

describe('removing and restoring lines (CART-24)', () => {
  it('unchanged lines are removed; a line already gone is not a conflict, a changed one is', () => {
    expect(after(cart, { act: 'remove', lines: [gasket, { ...gasket, cartItemId: 9 }] })).toEqual(
      as([
        [2, 5],
        [3, 2],
      ]),
    )
    const changed = { ...seal, quantity: 6 }
    expect(after([gasket, changed], { act: 'remove', lines: [gasket, seal] })).toEqual(conflict([[2, 6]]))
  })

  it('restored lines return to their position, without duplicates', () => {
    const back: Edit = { act: 'add', lines: [gasket, seal], at: 0 }
    expect(after([seal, blue], back)).toEqual(
      as([
        [1, 5],
        [2, 5],
        [3, 2],
      ]),
    )
    expect(after([blue], { act: 'add', lines: [seal, seal], at: 9 })).toEqual(
      as([
        [3, 2],
        [2, 5],
      ]),
    )
  })

  it('a line beyond 500 is rejected', () => {
    const full = Array.from({ length: 500 }, (_, index) => ({ ...gasket, cartItemId: index + 1 }))
    const { lines, outcome, error } = applyEdit(full, {
      act: 'add',
      lines: [{ ...gasket, cartItemId: -1 }],
      at: 0,
    })
    expect([lines.length, outcome, error]).toEqual([500, 'refused', cartMessages.cartFull])
  })
})

describe('painting part of a line (CART-15)', () => {
  const split = (count: number): Edit => ({ act: 'split', cartItemId: 1, paintColorId: 4, count, newId: -1 })

  it('a split reduces the current quantity of the line', () => {
    expect(after([gasket], split(2))).toEqual(
      as([
        [1, 3],
        [-1, 2],
      ]),
    )
    expect(after([{ ...gasket, quantity: 7 }], split(2))).toEqual(
      as([
        [1, 5],
        [-1, 2],
      ]),
    )
  })

  it('a split of more than the current quantity is a conflict', () => {
    expect(after([gasket], split(6))).toEqual(conflict([[1, 5]]))
  })
})

describe('combining two lines (CART-12)', () => {
  const combine: Edit = { act: 'combine', pair: [3, 1] }
  const painted = { ...gasket, paintColorId: 4 }

  it('the combined line has the current quantity of both', () => {
    expect(after([painted, seal, blue], combine)).toEqual(
      as([
        [1, 7],
        [2, 5],
      ]),
    )
  })

  it('a combination is a conflict when the lines differ or one is gone', () => {
    expect(after(cart, combine)).toEqual(
      conflict([
        [1, 5],
        [2, 5],
        [3, 2],
      ]),
    )
    expect(after([painted], combine)).toEqual(conflict([[1, 5]]))
  })
})

it('splits, combinations and paint changes keep the total quantity and unique line ids (OQ-37)', () => {
  const edits = fc.array(
    fc.oneof(
      fc.record({
        act: fc.constant('split' as const),
        cartItemId: fc.integer({ min: -2, max: 3 }),
        paintColorId: fc.constantFrom(null, 4),
        count: fc.integer({ min: 1, max: 6 }),
        newId: fc.integer({ min: -4, max: -1 }),
      }),
      fc.record({
        act: fc.constant('combine' as const),
        pair: fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: -2, max: 3 })),
      }),
      fc.record({
        act: fc.constant('set' as const),
        cartItemId: fc.integer({ min: -2, max: 3 }),
        from: fc.constant({}),
        to: fc.record({ paintColorId: fc.constantFrom(null, 4) }),
      }),
    ),
  )
  fc.assert(
    fc.property(edits, (all: Edit[]) => {
      const edited = all.reduce<readonly EditedLine[]>((lines, edit) => applyEdit(lines, edit).lines, cart)
      expect(edited.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(12)
      expect(new Set(edited.map(({ cartItemId }) => cartItemId)).size).toBe(edited.length)
    }),
  )
})

it('renaming gives the lines of an edit their new ids', () => {
  const names = new Map([[1, 12]])
  expect(renameLines(set({}, { quantity: 2 }), names)).toMatchObject({ cartItemId: 12 })
  expect(renameLines({ act: 'combine', pair: [1, 2] }, names)).toEqual({ act: 'combine', pair: [12, 2] })
  expect(renameLines({ act: 'remove', lines: [gasket, seal] }, names)).toMatchObject({
    lines: [{ cartItemId: 12 }, { cartItemId: 2 }],
  })
  expect(renameLines({ act: 'replace', from: gasket, to: seal }, names)).toMatchObject({
    from: { cartItemId: 12 },
    to: { cartItemId: 2 },
  })
})
