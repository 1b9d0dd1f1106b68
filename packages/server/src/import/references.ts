import { sql } from 'drizzle-orm'
import { nameKey, numberKey } from '../db/index.ts'
import { type Column, identifierColumn, numberColumn, required } from './columns.ts'

/** A required column that names a part of the catalogue, staged as `stagedAs`. */
export const partColumn = (stagedAs: string): Column => ({
  ...required(numberColumn),
  refersTo: {
    noun: 'part',
    stagedAs,
    find: (value) => sql`select id from parts where ${numberKey(sql`part_number`)} = ${numberKey(value)}`,
  },
})

export const accountColumn: Column = {
  ...identifierColumn(50),
  refersTo: {
    noun: 'account',
    stagedAs: 'account_id',
    find: (value) => sql`select id from accounts where ${nameKey(sql`identifier`)} = ${nameKey(value)}`,
  },
}
