import { expect, it } from 'vitest'
import { countOf, deskStatuses, mayStep, orderStatus, orderSteps } from './order-status.ts'

const at = '2026-11-20T12:00:00Z'
const received = { pickedUtc: null, partlyShippedUtc: null, shippedUtc: null, rejectedUtc: null }

it.each([
  ['TV-19c: shipped, picking not noted', { shippedUtc: at }, 'Shipped'],
  ['TV-19c: picked', { pickedUtc: at }, 'Picked'],
  ['TV-19c: neither', {}, 'Received'],
  ['shipped after picking', { pickedUtc: at, shippedUtc: at }, 'Shipped'],
  ['partly shipped', { pickedUtc: at, partlyShippedUtc: at }, 'Partly Shipped'],
  ['the rest shipped', { pickedUtc: at, partlyShippedUtc: at, shippedUtc: at }, 'Shipped'],
  ['turned down at the order desk', { rejectedUtc: at }, 'Rejected'],
])('the order status follows the timestamps: %s (HISTORY-10)', (_, change, status) => {
  expect(orderStatus({ ...received, ...change })).toBe(status)
})

it('each status at the order desk allows only its own steps (OQ-47, DESK-01)', () => {
  const allowed = deskStatuses.map((status) => orderSteps.filter((step) => mayStep(status, step)))
  expect(allowed).toEqual([
    ['PICKED', 'REJECTED', 'PROMISED', 'CANCELLED'],
    ['SHIPPED', 'REJECTED', 'PROMISED', 'CANCELLED'],
    ['SHIPPED', 'CORRECTED', 'UNSHIPPED', 'PROMISED', 'CANCELLED'],
    ['CORRECTED', 'UNSHIPPED'],
    [],
    [],
    [],
  ])
})

it('To Do counts Received, Picked and Partly Shipped orders (E66)', () => {
  const some = (rowCount: number, isMore = false) => ({ rowCount, isMore })
  const open = { Received: some(1), Picked: some(2), 'Partly Shipped': some(64), Waiting: some(16) }
  const due = { Late: some(3), 'Due This Week': some(5) }
  const counts = { ...open, ...due, Shipped: some(4, true), Rejected: some(8), Failed: some(32) }
  const filters = ['To Do', 'All', 'Shipped', 'Late', 'Due This Week'] as const
  expect(filters.map((filter) => countOf(filter, counts))).toEqual([
    some(67),
    some(127, true),
    some(4, true),
    some(3),
    some(5),
  ])
})
