import { expect, it } from 'vitest'
import { csvFlag, csvInstant, listCsv } from './list-csv.ts'

it('a list CSV has its column names and one row per id of a reply (CSV-01)', () => {
  const csv = listCsv({
    fileName: 'Users.csv',
    rows: ({ users }: { users: { id: number; role: number }[]; roles: Record<number, string> }) => users,
    id: ({ id }) => id,
    columns: { Number: ({ id }) => id, Role: ({ role }, { roles }) => roles[role] ?? null },
  })
  expect(csv.columns).toEqual(['Number', 'Role'])
  const reply = {
    users: [
      { id: 7, role: 1 },
      { id: 8, role: 2 },
    ],
    roles: { 1: 'Buyer' },
  }
  expect(csv.rowsOf(reply as never)).toEqual([
    [7, [7, 'Buyer']],
    [8, [8, null]],
  ])
})

it('timestamps are UTC in a spreadsheet format, and flags are Yes or blank (CSV-03)', () => {
  expect(csvInstant('2026-11-18T12:00:09.123Z')).toBe('2026-11-18 12:00:09')
  expect(csvInstant(null)).toBe(null)
  expect([true, false].map(csvFlag)).toEqual(['Yes', ''])
})
