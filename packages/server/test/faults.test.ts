import { getCartQuantity } from '@volute/domain/buying/cart'
import { getReadiness } from '@volute/domain/core/kernel'
import { getPart } from '@volute/domain/catalogue/part'
import { signIn } from '@volute/domain/people/session'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { PASSWORD } from './world.ts'

const HOUR = 3_600_000

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({}, { LOG_LEVEL: 'silent' })
})
afterEach(() => shop.close())

const jump = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds)
}

it('a database that has become read-only makes the shop not ready (E91)', async () => {
  expect((await shop.call(getReadiness, {})).status).toBe(200)
  const { db } = shop.shop
  const readOnly = { rows: [{ readOnly: 'on' }] }
  shop.shop.db = { execute: async () => readOnly } as never
  expect(await shop.call(getReadiness, {})).toMatchObject({
    status: 503,
    body: { error: 'The database does not answer.' },
  })
  shop.shop.db = db
})

it.each(['08006', '25006', '53100', '57P01'])(
  'database error %s gives a 503 with code UNAVAILABLE',
  async (code) => {
    const ben = await shop.signIn('ben@riverbend.example')
    await shop.shop.db.execute(`
      create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'gone' using errcode = '${code}'; end $$`)
    await shop.shop.db.execute(
      'create trigger fail before insert or update on attempts for each row execute function fail()',
    )
    const answer = await shop.call(signIn, { username: 'rosa@riverbend.example', password: PASSWORD })
    await shop.shop.db.execute('drop function fail cascade')
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect((await shop.call(getPart, { partNumber: 'TB10773' }, ben)).status).toBe(200)
  },
)

it.each([HOUR, -HOUR])('a clock jump of %i ms signs nobody out (OQ-13)', async (milliseconds) => {
  const ben = await shop.signIn('ben@riverbend.example')
  jump(milliseconds)
  expect((await shop.call(getCartQuantity, {}, ben)).status).toBe(200)
  expect((await shop.call(getPart, { partNumber: 'TB10773' }, ben)).status).toBe(200)
})

it('a user locked out by failed attempts can sign in once the clock is set back an hour (OQ-72)', async () => {
  const tryOnce = async (password: string) =>
    (await shop.call(signIn, { username: 'ben@riverbend.example', password })).status
  while ((await tryOnce('wrong')) !== 429);
  expect(await tryOnce(PASSWORD)).toBe(429)
  jump(-HOUR)
  expect(await tryOnce(PASSWORD)).toBe(200)
})
