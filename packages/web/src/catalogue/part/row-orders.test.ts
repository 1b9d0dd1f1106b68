import { expect, it, vi } from 'vitest'
import { openRowOrders, rowKey, rowOrdersOf } from './row-orders.ts'

it('each row keeps its own changes until it is reset (PART-01)', () => {
  const orders = openRowOrders()
  const heard = vi.fn()
  orders.subscribe(heard)
  orders.change('a', { quantity: '2' })
  orders.change('a', { paintColorId: null })
  orders.changeAll([
    ['b', { quantity: '' }],
    ['c', { quantity: '' }],
  ])
  expect(orders.get()).toEqual({
    a: { quantity: '2', paintColorId: null },
    b: { quantity: '' },
    c: { quantity: '' },
  })
  orders.reset(['a', 'c'])
  expect(orders.get()).toEqual({ b: { quantity: '' } })
  expect(heard).toHaveBeenCalledTimes(4)
})

it('two rows of one part and numbers with slashes have different keys (PART-01)', () => {
  const keys = [rowKey(['A'], 0), rowKey(['A'], 1), rowKey(['A/B'], 0), rowKey(['A', 'B'], 0), rowKey([], 0)]
  expect(new Set(keys).size).toBe(keys.length)
})

it('the rows of a BOM keep their changes, and those of another BOM start empty (PART-01)', () => {
  const bom = {}
  rowOrdersOf(bom).change('a', { quantity: '7' })
  expect(rowOrdersOf(bom).get()).toEqual({ a: { quantity: '7' } })
  expect(rowOrdersOf({}).get()).toEqual({})
})
