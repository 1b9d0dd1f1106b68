import { editCart } from '@volute/domain/buying/cart'
import { requestOf } from '@volute/domain/core/kernel'
import { and, eq, notLike } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cartOf, fillBensCart, numbered } from './bens-cart.ts'
import { openTestShop } from './open-test-shop.ts'
import { buildApp } from '../src/app/app.ts'
import { schema } from '../src/core/db/index.ts'

const { parts } = schema

it('concurrent additions to one cart through two processes lose nothing (OQ-37)', async () => {
  const shop = await openTestShop()
  const elsewhere = await buildApp(shop.shop)
  const ben = await shop.signIn('ben@riverbend.example')
  const { seal } = await fillBensCart(shop, ben)
  // Parts of their own, so that each process reads those that the other one added.
  const sellable = await shop.shop.db
    .select({ partId: parts.id })
    .from(parts)
    .where(and(eq(parts.isSellable, true), notLike(parts.partNumber, '%-3-%')))

  const answers = await Promise.all(
    sellable.map(async ({ partId }, index) => {
      const edits = [numbered({ act: 'add', lines: [{ ...seal, cartItemId: -1, partId }], at: 3 })]
      const { method, url } = requestOf(editCart, { edits })
      const headers = { authorization: `Bearer ${ben.token}` }
      const { app } = index % 2 === 0 ? shop : { app: elsewhere }
      return (await app.inject({ method, url, headers, payload: { edits } })).statusCode
    }),
  )

  expect(answers).toEqual(sellable.map(() => 200))
  const added = (await cartOf(shop, ben)).items.slice(3).map(({ partId }) => partId)
  expect(new Set(added)).toEqual(new Set(sellable.map(({ partId }) => partId)))
  await elsewhere.close()
  await shop.close()
})
