import type { BomLine } from '@volute/domain/catalogue/bom'
import { describe, expect, it } from 'vitest'
import type { OrderRow, RowOrder } from '../../catalogue/part/index.ts'
import { readOrder } from './read-order.ts'

const line = {
  partId: 1,
  partNumber: '235626',
  description: 'Gasket, casing',
  unitName: 'EA',
  isPaintable: false,
  isImpeller: false,
  buildQuantity: 2,
} as BomLine
const casing = { ...line, partId: 2, partNumber: 'D7232-2-CP', isPaintable: true, buildQuantity: 1 }
const impeller = { ...line, partId: 3, partNumber: 'C2134-3-BZ', isImpeller: true, buildQuantity: 0.5 }

function read(lines: BomLine[], orders: Record<string, RowOrder> = {}, defaultPaint: number | null = null) {
  const rows = lines.map((one, index): OrderRow => ({ key: String(index), line: one }))
  const { additions, ...rest } = readOrder(rows, orders, defaultPaint)
  return {
    ...rest,
    sent: additions.map(({ part, quantity, options }) => [part.partNumber, quantity, options.paintColorId]),
    options: additions.map((one) => one.options),
  }
}

describe('Order Parts (LOOKUP-17, OQ-65)', () => {
  it('starts with build quantity, angle 0, Full Trim and default colour (PART-13)', () => {
    const { sent, options, chosen } = read([line, casing, impeller], {}, 4)
    expect(sent).toEqual([
      ['235626', 2, 4],
      ['D7232-2-CP', 1, 4],
      ['C2134-3-BZ', 1, 4],
    ])
    expect(options[2]).toMatchObject({ impellerAngle: 0, impellerTrim: 0 })
    expect(chosen).toBe(3)
  })

  it('orders an impeller with the trim of its pump as built (LOOKUP-17, PART-14)', () => {
    const rows = [{ key: '0', line: impeller }]
    const { additions } = readOrder(rows, { 0: { trimOption: 'as-built' } }, null, { trim: 9.25, angle: 5 })
    expect(additions[0]?.options.impellerTrim).toBe(9.25)
    expect(
      readOrder(rows, { 0: { trimOption: 'custom' } }, null, { trim: 9.25, angle: 5 }).invalid.size,
    ).toBe(1)
  })

  it('skips a row with a blank quantity, even if another field is invalid', () => {
    const { sent, invalid } = read([line, impeller], { 1: { quantity: '', angle: '91' } })
    expect([sent, invalid.size]).toEqual([[['235626', 2, null]], 0])
  })

  it('orders No Paint instead of the default colour when it is chosen (PART-12)', () => {
    expect(read([casing], { 0: { paintColorId: null } }, 4).sent).toEqual([['D7232-2-CP', 1, null]])
  })

  it('reports each invalid field at its row (PART-16, PART-18, PART-19, PART-20)', () => {
    const { invalid } = read([line, impeller, casing], {
      0: { quantity: '0' },
      1: { angle: '91', trimOption: 'custom', trimValue: '31.5' },
    })
    expect([...invalid]).toEqual([
      ['0', { quantity: 'Quantity must be a number between 1 and 999.' }],
      [
        '1',
        {
          impellerAngle: 'Impeller angle must be between 0 and 90 degrees.',
          impellerTrim: 'Impeller trim must be between 0 and 30 inches.',
        },
      ],
    ])
  })

  it('sends a repeated part once, but separately per colour and for parts in FT (CART-13)', () => {
    expect(read([line, casing, line]).sent).toEqual([
      ['235626', 4, null],
      ['D7232-2-CP', 1, null],
    ])
    expect(read([casing, casing], { 1: { paintColorId: 4 } }).sent).toHaveLength(2)
    expect(
      read([
        { ...line, unitName: 'FT' },
        { ...line, unitName: 'FT' },
      ]).sent,
    ).toHaveLength(2)
  })

  it('rejects both rows of a part whose sum exceeds the maximum quantity (OQ-40)', () => {
    const { invalid, chosen } = read([line, casing, line], { 0: { quantity: '600' }, 2: { quantity: '400' } })
    expect([[...invalid.keys()], chosen]).toEqual([['0', '2'], 3])
  })
})
