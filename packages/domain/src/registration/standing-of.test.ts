import { expect, it } from 'vitest'
import { type KnownAccount, standingOf } from './standing-of.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')
const other: KnownAccount = { state: 'INVITED', companyId: 2, isCompanyDeleted: false, invitedUntil: later }

it.each<[string, KnownAccount | undefined, string]>([
  ['nobody', undefined, 'free'],
  ['active elsewhere', { ...other, state: 'ENABLED', invitedUntil: null }, 'registered'],
  ['active here', { ...other, state: 'ENABLED', companyId: 1, invitedUntil: null }, 'registered'],
  ['invited here', { ...other, companyId: 1 }, 'free'],
  ['invited elsewhere', other, 'held'],
  ['invited elsewhere until now', { ...other, invitedUntil: now }, 'free'],
  ['invited elsewhere and withdrawn', { ...other, invitedUntil: null }, 'free'],
  ['disabled elsewhere', { ...other, state: 'DISABLED', invitedUntil: null }, 'held'],
  ['of a company that is gone', { ...other, state: 'DISABLED', isCompanyDeleted: true }, 'free'],
  ['disabled here', { ...other, state: 'DISABLED', companyId: 1 }, 'free'],
])('OQ-26: %s', (_, known, standing) => {
  expect(standingOf(known, 1, now)).toBe(standing)
})
