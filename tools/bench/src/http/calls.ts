import { benchBoms } from '../catalogue/bench-numbers.ts'
import { benchNumber } from '../catalogue/bench-parts.ts'

export interface Call {
  name: string
  method?: 'POST' | 'PUT'
  path: string
  body?: object
  /** Check of the answer, so that nothing else is measured in its place. */
  check?: (body: string) => boolean
}

const { middle, large, drawn } = benchBoms
const hasLines = (count: number) => (body: string) => body.split('"buildQuantity":').length === count + 1

/** Calls that are measured, one line each. */
export const calls: readonly Call[] = [
  { name: 'health', path: '/api/health' },
  { name: 'cart badge', path: '/api/cart/quantity' },
  { name: 'search', method: 'POST', path: '/api/search', body: { type: 'serial', input: '500123' } },
  { name: 'suggestions for words', path: '/api/search/suggestions?text=bearing%20bronze' },
  { name: 'look-up of a demo pump', path: '/api/lookup/serial/100234' },
  {
    name: 'fit of a demo pump',
    path: '/api/serial/100234/fit',
    check: (body) => body.includes('"shippedBy":'),
  },
  { name: 'look-up, 500 lines', path: `/api/lookup/bom/${middle.number}`, check: hasLines(middle.lines) },
  { name: 'look-up, 5,000 lines', path: `/api/lookup/bom/${large.number}`, check: hasLines(large.lines) },
  {
    name: 'ready dates of 30 parts',
    method: 'POST',
    path: '/api/promises',
    body: { items: someItems(30) },
  },
  { name: 'drawing, 5,000 elements', path: `/svgs/${drawn.number}.svg` },
]

/** Parts of the catalogue, as many as a screen shows rows. */
function someItems(count: number) {
  return Array.from({ length: count }, (_, index) => ({ partNum: benchNumber(index + 1), quantity: 1 }))
}
