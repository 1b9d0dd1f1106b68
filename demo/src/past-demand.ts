import type { LossReason } from '@volute/domain/backoffice/demand'
import { ben, noor, quinn, rosa } from './past-documents.ts'

const kim = 'kim@kestrel.example'

/** A past search with zero results. */
export interface PastWish {
  buyer: string
  daysAgo: number
  text: string
}

/** A past lost sale: a part that somebody found and did not buy. */
export interface PastLoss {
  buyer: string
  daysAgo: number
  partNumber: string
  reason: LossReason
  /** Quantity that they wanted; 1 if nobody knows. */
  quantity?: number
  /** Days from then to the date that was shown. */
  inDays?: number
}

export const pastWishes: readonly PastWish[] = [
  { buyer: noor, daysAgo: 80, text: 'seegerring' },
  { buyer: ben, daysAgo: 61, text: 'flatring' },
  { buyer: rosa, daysAgo: 44, text: 'Flatring' },
  { buyer: noor, daysAgo: 33, text: 'segerring' },
  { buyer: quinn, daysAgo: 26, text: 'XJ-20417' },
  { buyer: ben, daysAgo: 19, text: 'flatrings' },
  { buyer: noor, daysAgo: 12, text: 'flatring' },
  { buyer: ben, daysAgo: 9, text: 'xj20417' },
  { buyer: rosa, daysAgo: 4, text: 'zerk' },
  { buyer: quinn, daysAgo: 3, text: 'flatring' },
]

export const pastLosses: readonly PastLoss[] = [
  // The same buyer misses the same parts, week after week.
  ...[89, 83, 76, 70, 63, 55, 49, 42, 34, 28, 20, 13, 6].flatMap((daysAgo, week) => [
    {
      buyer: kim,
      daysAgo,
      partNumber: 'D7248-1-SS',
      reason: 'TOO_LATE' as const,
      inDays: 40 + week,
      quantity: 1 + (week % 3),
    },
    ...(week % 4 === 1
      ? [{ buyer: kim, daysAgo, partNumber: 'D7241-1-DI', reason: 'NOT_SOLD' as const, quantity: 2 }]
      : []),
  ]),
  { buyer: ben, daysAgo: 55, partNumber: 'D7241-1-DI', reason: 'NOT_SOLD' },
  { buyer: noor, daysAgo: 47, partNumber: 'NS9000', reason: 'NOT_SOLD' },
  { buyer: noor, daysAgo: 30, partNumber: 'MTR-100-2P-22', reason: 'NOT_SOLD' },
  { buyer: rosa, daysAgo: 22, partNumber: 'RQ5501', reason: 'UNPRICED' },
  { buyer: ben, daysAgo: 17, partNumber: 'NS9000', reason: 'NOT_SOLD' },
  { buyer: noor, daysAgo: 14, partNumber: 'D7248-1-SS', reason: 'TOO_LATE', inDays: 54 },
  { buyer: quinn, daysAgo: 8, partNumber: 'D7248-1-SS', reason: 'TOO_LATE', inDays: 61 },
  { buyer: noor, daysAgo: 5, partNumber: 'RQ5501', reason: 'UNPRICED' },
]
