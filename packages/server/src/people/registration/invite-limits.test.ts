import { inviteUsers } from '@volute/domain/people/registration'
import { listRoles } from '@volute/domain/people/roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let rosa: Awaited<ReturnType<TestShop['signIn']>>
let roleId: number
beforeAll(async () => {
  shop = await openTestShop()
  rosa = await shop.signIn('rosa@riverbend.example')
  const { roles } = (await shop.call(listRoles, { companyId: String(rosa.companyId) }, rosa)).body
  roleId = roles.find(({ name }) => name === 'Basic User')?.roleId ?? 0
})
afterAll(() => shop.close())

async function invite(count: number) {
  const rows = Array.from({ length: count }, (_, n) => ({ emailAddress: `day${n}@acme.example`, roleId }))
  const sent = { companyId: rosa.companyId, inviteUsers: rows }
  return (await shop.call(inviteUsers, sent, rosa)).status
}

it.each([
  ['150 by one person', () => `invitations by ${rosa.userId}`, 150],
  ['300 for one company', () => `invitations of ${rosa.companyId}`, 300],
])('invitations are limited to %s in 24 hours, over all calls (USERS-25)', async (_, key, most) => {
  const { attempts } = schema
  await shop.shop.db.delete(attempts)
  const takenUtc = Array.from({ length: most - 2 }, () => shop.clock.now)
  const freeUtc = new Date(shop.clock.now.getTime() + 86_400_000)
  await shop.shop.db.insert(attempts).values({ key: key(), takenUtc, freeUtc })
  expect(await invite(3)).toBe(429)
  expect(await invite(2)).toBe(200)
  expect(await invite(1)).toBe(429)
})
