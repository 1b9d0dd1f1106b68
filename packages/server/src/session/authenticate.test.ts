import { authenticate } from '@volute/domain/session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { PASSWORD } from '../../test/world.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('AUTH-10 AUTH-11: the right password opens a session with the whole user', async () => {
  const { status, body } = await shop.call(authenticate, {
    username: ' Ben@Riverbend.example ',
    password: PASSWORD,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ userName: 'Ben', companyName: 'Riverbend Irrigation', agreedToEula: true })
})
