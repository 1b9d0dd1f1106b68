import { expect, it } from 'vitest'
import { deskStatuses } from '../../buying/orders/index.ts'
import { supportMessages } from './messages.ts'
import { orderNews, whyNotSent, whyNotTried } from './try-again.ts'

it('only a waiting order, or a failed one that was not placed again, can be retried (SUPPORT-05)', () => {
  const tried = deskStatuses.filter((status) => whyNotTried(status, false) === null)
  expect(tried).toEqual(['Waiting', 'Failed'])
  expect(whyNotTried('Failed', true)).toBe(supportMessages.placedAgain)
  expect(whyNotTried('Waiting', true)).toBeNull()
})

it('a sent mail can be sent again only while its news still holds (SUPPORT-06)', () => {
  const sent = { sentUtc: '2026-11-20T12:00:00Z' }
  const stillSo = orderNews.map((news) => [
    news,
    deskStatuses.filter((orderStatus) => !whyNotSent({ ...sent, orderNews: news, orderStatus })),
  ])
  expect(Object.fromEntries(stillSo)).toEqual({
    RECEIVED: ['Received', 'Picked', 'Partly Shipped', 'Shipped'],
    SHIPPED: ['Partly Shipped', 'Shipped'],
    CORRECTED: ['Received', 'Picked', 'Partly Shipped', 'Shipped'],
    FAILED: ['Failed'],
    REJECTED: ['Rejected'],
    SLIPPED: ['Received', 'Picked', 'Partly Shipped'],
    CANCELLED: ['Received', 'Picked', 'Partly Shipped', 'Shipped'],
  })
  expect(whyNotSent({ ...sent, orderNews: null, orderStatus: null })).toBe(supportMessages.textGone)
  expect(whyNotSent({ sentUtc: null, orderNews: 'FAILED', orderStatus: 'Received' })).toBeNull()
})
