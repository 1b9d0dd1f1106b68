import { expect, it } from 'vitest'
import { type OpenDatabase, staysInUse } from './open-database.ts'

/** Database that reports these numbers of sessions one after the other, repeating the last. */
function telling(...sessions: number[]) {
  const query = async () => ({ rows: [{ sessions: sessions.length > 1 ? sessions.shift() : sessions[0] }] })
  return { pool: { query, totalCount: 1 }, isPooled: false } as unknown as OpenDatabase
}

it('a database is in use while its number of sessions does not fall', async () => {
  expect(await staysInUse(telling(3, 2, 1))).toBe(false)
  expect(await staysInUse(telling(2))).toBe(true)
})
