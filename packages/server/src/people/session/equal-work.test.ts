import { signIn, requestPassword } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'
import { hashPassword, hashThreads } from './passwords.ts'

// Counts the hashes actually computed: nothing is mocked.
const threads = vi.spyOn(hashThreads, 'run')
const done = (name: 'hash' | 'verify') => threads.mock.calls.filter(([, options]) => options?.name === name)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  await db
    .update(schema.users)
    .set({ state: 'DISABLED' })
    .where(eq(schema.users.email, 'quinn@riverbend.example'))
  await db
    .update(schema.users)
    .set({ passwordHash: null })
    .where(eq(schema.users.email, 'rosa@riverbend.example'))
  await giveTemporaryPasswords('vic@riverbend.example', 1)
  await giveTemporaryPasswords('kim@kestrel.example', 5)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.close()
})
beforeEach(async () => {
  await shop.shop.db.delete(schema.attempts)
  threads.mockClear()
})

const addresses = [
  ['who has a password', 'ben@riverbend.example'],
  ['nobody', 'nobody@riverbend.example'],
  ['who is disabled', 'quinn@riverbend.example'],
  ['who has no password yet', 'rosa@riverbend.example'],
  ['who has asked for a temporary password', 'vic@riverbend.example'],
  ['who has asked for many', 'kim@kestrel.example'],
] as const

it.each(addresses)('a failed sign-in of %s computes three hashes (OQ-72)', async (_, username) => {
  const { status } = await shop.call(signIn, { username, password: 'Wrong-Pass-1' })
  expect([status, done('verify').length]).toEqual([400, 3])
  const prices = done('verify').map(([task]) => (task as { hashed: string }).hashed.split('$').slice(0, 4))
  expect(new Set(prices.map((price) => price.join('$')))).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']))
  expect(done('hash')).toEqual([])
})

it('a failed sign-in gets the identical answer for every address (OQ-72)', async () => {
  const answers = await Promise.all(
    addresses.map(([, username]) =>
      answerTo('/registration/authenticate', { username, password: 'Wrong-Pass-1' }),
    ),
  )
  expect(new Set(answers).size).toBe(1)
})

it('a password request gets the same answer for every address and computes no hash (OQ-72)', async () => {
  const answers = await Promise.all(
    addresses.map(async ([, emailAddress]) =>
      (await answerTo('/registration/password', { emailAddress })).replace(emailAddress, 'ADDRESS'),
    ),
  )
  expect(new Set(answers.map((answer) => answer.replace(/"content-length":"\d+",?/, ''))).size).toBe(1)
  expect(requestPassword.path).toBe('/registration/password')
  expect(done('hash')).toEqual([])
})

/** Status, headers and body of an answer as one text, without the date. */
async function answerTo(path: string, payload: object): Promise<string> {
  const { statusCode, headers, body } = await shop.app.inject({ method: 'POST', url: `/api${path}`, payload })
  const { date: _, ...kept } = headers
  return JSON.stringify({ statusCode, kept, body })
}

async function giveTemporaryPasswords(email: string, count: number) {
  const { db } = shop.shop
  const [user] = await db.select().from(schema.users).where(eq(schema.users.email, email))
  const passwordHash = await hashPassword('Temporary-Pass-1')
  const expiresUtc = new Date(shop.clock.now.getTime() + 3_600_000)
  const row = { userId: user?.id ?? 0, purpose: 'FORGOTTEN' as const, passwordHash, expiresUtc }
  await db.insert(schema.temporaryPasswords).values(Array.from({ length: count }, () => row))
}
