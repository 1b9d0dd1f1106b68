import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartItem } from './cart-item.ts'
import { changedFields, diffCarts } from './diff-carts.ts'
import { isSameLine } from './cart-item.ts'
import { mergeCarts } from './merge-carts.ts'

const gasket: CartItem = {
  cartItemId: 1,
  name: 'Gasket, casing',
  partId: 11,
  partNumber: '235626',
  quantity: 2,
  units: 'EA',
  price: 38.4,
  weight: 0.2,
  isPaintable: false,
  paintColorId: null,
  impellerTrim: null,
  impellerAngle: null,
  isSellable: true,
  replacedBy: null,
  dateAvailable: null,
}
const seal = { ...gasket, cartItemId: 2, partId: 12, name: 'Seal' }
const mine1 = { ...seal, cartItemId: -1 }
const mine2 = { ...seal, cartItemId: -2 }
const base = [gasket, seal]

describe('OQ-37 a cart that was edited here and changed elsewhere', () => {
  it.each<[string, CartItem[], CartItem[], CartItem[]]>([
    [
      'edits of two lines are both kept',
      [{ ...gasket, quantity: 5 }, seal],
      [gasket, { ...seal, quantity: 7 }],
      [
        { ...gasket, quantity: 5 },
        { ...seal, quantity: 7 },
      ],
    ],
    [
      'edits of two fields of a line are both kept',
      [{ ...gasket, quantity: 5 }, seal],
      [{ ...gasket, paintColorId: 4 }, seal],
      [{ ...gasket, quantity: 5, paintColorId: 4 }, seal],
    ],
    [
      'of two edits of one field the stored one stands',
      [{ ...gasket, quantity: 5 }, seal],
      [{ ...gasket, quantity: 7 }, seal],
      [{ ...gasket, quantity: 7 }, seal],
    ],
    ['a line removed here goes', [seal], base, [seal]],
    [
      'a line removed here and changed there stays',
      [seal],
      [{ ...gasket, quantity: 7 }, seal],
      [{ ...gasket, quantity: 7 }, seal],
    ],
    ['a line removed there goes, edited here or not', [{ ...gasket, quantity: 5 }, seal], [seal], [seal]],
    [
      'lines added on both sides are there, mine where I put them',
      [gasket, mine1, mine2, seal],
      [...base, { ...seal, cartItemId: 3 }],
      [gasket, mine1, mine2, seal, { ...seal, cartItemId: 3 }],
    ],
    ['a part replaced here', [{ ...gasket, partId: 9 }, seal], base, [{ ...gasket, partId: 9 }, seal]],
    [
      'a part replaced there takes no options of the old one',
      [{ ...gasket, paintColorId: 4 }, seal],
      [{ ...gasket, partId: 9 }, seal],
      [{ ...gasket, partId: 9 }, seal],
    ],
    [
      'a part replaced here does not undo what was changed there',
      [{ ...gasket, partId: 9 }, seal],
      [{ ...gasket, quantity: 7 }, seal],
      [{ ...gasket, quantity: 7 }, seal],
    ],
  ])('%s', (_, mine, theirs, merged) => {
    expect(mergeCarts({ base, mine, theirs })).toEqual(merged)
  })

  it('takes price and name from the stored line', () => {
    const [line] = mergeCarts({
      base,
      mine: [{ ...gasket, quantity: 5 }, seal],
      theirs: [{ ...gasket, price: 40 }, seal],
    })
    expect(line).toMatchObject({ quantity: 5, price: 40 })
  })

  it('loses no line and no edit, whatever the two sides do', () => {
    fc.assert(
      fc.property(anyStates, ({ base: old, mine, theirs }) => {
        const merged = mergeCarts({ base: old, mine, theirs })
        const ids = merged.map((item) => item.cartItemId)
        expect(new Set(ids).size).toBe(ids.length)
        for (const stored of theirs) expectStored(stored, old, mine, merged)
        for (const added of mine.filter(({ cartItemId }) => cartItemId < 0)) expect(merged).toContain(added)
      }),
    )
  })

  it('is the stored cart when nothing was edited here, and mine when nothing was changed there', () => {
    fc.assert(
      fc.property(anyStates, ({ base: old, mine, theirs }) => {
        expect(mergeCarts({ base: old, mine: old, theirs })).toEqual(theirs)
        expect(mergeCarts({ base: old, mine, theirs: old })).toEqual(mine)
      }),
    )
  })
})

describe('OQ-37 what has changed, to be reviewed', () => {
  it('names lines that came, went and changed', () => {
    const more = { ...gasket, quantity: 7 }
    expect(diffCarts([gasket, seal], [more, mine1])).toEqual([
      { kind: 'removed', from: seal },
      { kind: 'changed', from: gasket, to: more },
      { kind: 'added', to: mine1 },
    ])
    expect(changedFields(gasket, more)).toEqual(['quantity'])
  })

  it('is nothing for the same cart at another price', () => {
    expect(diffCarts(base, [{ ...gasket, price: null }, seal])).toEqual([])
  })
})

/** A line of theirs is in the merge as it is or with my edits; it goes only when I removed what nobody changed there. */
function expectStored(
  stored: CartItem,
  old: readonly CartItem[],
  mine: readonly CartItem[],
  merged: readonly CartItem[],
) {
  const same = (item: CartItem) => item.cartItemId === stored.cartItemId
  const [before, edited, result] = [old.find(same), mine.find(same), merged.find(same)]
  if (before && isSameLine(before, stored)) expect(result).toEqual(edited)
  else expect(result).toBeDefined()
  for (const field of result && before ? changedFields(before, stored) : [])
    expect(result?.[field]).toBe(stored[field])
}

type Turn = { id: number; act: 'keep' | 'remove' | 'quantity' | 'paint' | 'add'; value: number }

const turns = fc.array(
  fc.record<Turn>({
    id: fc.integer({ min: 1, max: 5 }),
    act: fc.constantFrom('keep', 'remove', 'quantity', 'paint', 'add'),
    value: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 6 },
)

const anyStates = fc
  .record({ count: fc.integer({ min: 0, max: 5 }), here: turns, there: turns })
  .map(({ count, here, there }) => {
    const old = Array.from({ length: count }, (_, index) => ({ ...gasket, cartItemId: index + 1 }))
    return { base: old, mine: play(old, here, -1), theirs: play(old, there, 1) }
  })

/** Lines added here have ids below 0, lines added there ids above 100. */
function play(items: readonly CartItem[], moves: readonly Turn[], side: 1 | -1): CartItem[] {
  return moves.reduce<CartItem[]>(
    (cart, { id, act, value }, index) => {
      if (act === 'remove') return cart.filter((item) => item.cartItemId !== id)
      if (act === 'add') return [...cart, { ...gasket, cartItemId: side * (101 + index), quantity: value }]
      if (act === 'keep') return cart
      const change = act === 'quantity' ? { quantity: 10 + value } : { paintColorId: value }
      return cart.map((item) => (item.cartItemId === id ? { ...item, ...change } : item))
    },
    [...items],
  )
}
