import { expect, it } from 'vitest'
import { orderStatus } from './order-status.ts'

const at = '2026-11-20T12:00:00Z'
const received = { pickedUtc: null, shippedUtc: null, rejectedUtc: null }

it.each([
  ['TV-19c: shipped, picking not noted', { shippedUtc: at }, 'Shipped'],
  ['TV-19c: picked', { pickedUtc: at }, 'Picked'],
  ['TV-19c: neither', {}, 'Received'],
  ['shipped after picking', { pickedUtc: at, shippedUtc: at }, 'Shipped'],
  ['turned down at the order desk', { rejectedUtc: at }, 'Rejected'],
])('HISTORY-10 %s', (_, change, status) => {
  expect(orderStatus({ ...received, ...change })).toBe(status)
})
