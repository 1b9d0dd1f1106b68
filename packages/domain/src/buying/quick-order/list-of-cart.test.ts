import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartItem } from '../cart/index.ts'
import { readSource, tableOfText } from '../list-reading/index.ts'
import { csvOfCart, textOfCart } from './list-of-cart.ts'
import { readCsvRows } from './read-csv-rows.ts'

const colors = [{ paintColorId: 4, name: 'Safety Blue' }]
const plain = {
  paintColorId: null,
  impellerTrim: null,
  impellerAngle: null,
  isPaintable: false,
  forPump: null,
}
const forPump = { serialNumber: '100234', assembly: 'Wet end', position: '6' }
const line = (partNumber: string, quantity: number, options: Partial<CartItem> = {}) =>
  ({ name: 'Ring, wear, 2 x 3 in', partNumber, quantity, ...plain, ...options }) as CartItem

const anyLine = fc.oneof(
  fc.record({
    partNumber: fc.constantFrom('118317', 'TB10773', '4RB-WE-10', '2-222'),
    ...quantity(),
    forPump: fc.constantFrom(null, forPump as CartItem['forPump']),
  }),
  fc.record({
    partNumber: fc.constant('C2134-3-BZ'),
    ...quantity(),
    impellerTrim: fc.constantFrom(0, 8.25, 9),
    impellerAngle: fc.integer({ min: 0, max: 90 }),
  }),
  fc.record({
    partNumber: fc.constant('235626'),
    ...quantity(),
    isPaintable: fc.constant(true),
    paintColorId: fc.constantFrom(null, 4),
  }),
)
function quantity() {
  return { quantity: fc.integer({ min: 1, max: 999 }) }
}
const cart = fc
  .array(anyLine, { minLength: 1, maxLength: 8 })
  .map((lines) => lines.map((one) => line(one.partNumber, one.quantity, one)))

/** Cells that a reading of the cart must give. */
const meant = (items: readonly CartItem[]) =>
  items.map((item) => ({
    partNumber: item.partNumber,
    quantity: String(item.quantity),
    trim: item.impellerTrim === 0 ? 'Full Trim' : String(item.impellerTrim ?? ''),
    angle: String(item.impellerAngle ?? ''),
    paintColor: item.isPaintable ? (item.paintColorId === 4 ? 'Safety Blue' : 'No Paint') : '',
  }))
const cells = ({ partNumber, quantity, trim, angle, paintColor }: ReturnType<typeof meant>[number]) => ({
  partNumber,
  quantity,
  trim: trim && trim !== 'Full Trim' ? String(Number(trim)) : trim,
  angle,
  paintColor,
})

it('the text of a cart reads back as the same goods for the same pumps (CART-30, LIST-08)', () => {
  fc.assert(
    fc.property(cart, (items) => {
      const numbers = new Set(items.map(({ partNumber }) => partNumber))
      const table = tableOfText(textOfCart(items, colors))
      const read = readSource(
        { tables: [table], orders: [], notAnOrder: null },
        { knows: (number) => numbers.has(number) },
      )
      expect(read.questions).toEqual([])
      expect(read.lines.map((one) => cells({ ...one, quantity: String(one.quantity) }))).toEqual(meant(items))
      expect(read.lines.map(({ pump }) => pump)).toEqual(
        items.map((item) => item.forPump?.serialNumber ?? ''),
      )
    }),
  )
})

it('the file of a cart reads back as the same goods (CART-30)', () => {
  fc.assert(
    fc.property(cart, (items) => {
      const read = readCsvRows(tableOfText(csvOfCart(items, colors)).rows.map((row) => row.map(String)))
      expect(read.ok && read.value.rows.map(cells)).toEqual(meant(items))
    }),
  )
})

it('the notes of the file name the pump (CART-30)', () => {
  const item = line('TB10773', 2, { forPump: forPump as CartItem['forPump'] })
  expect(csvOfCart([item], colors)).toContain('"Ring, wear, 2 x 3 in, for 100234 · Wet end · no. 6"')
})
