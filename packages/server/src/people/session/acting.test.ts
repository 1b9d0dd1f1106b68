import { saveQuote } from '@volute/domain/buying/quotes'
import { enterCompany, exitCompany, getSession, listActing, signOut } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openDesk } from '../../../test/order-desk.ts'
import { quoteBody } from '../../../test/quote-body.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let rosa: Caller
let sol: Caller & { userId: number }
beforeAll(async () => {
  shop = await openTestShop()
  rosa = await shop.signIn('rosa@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(schema.events)
  sol = await shop.signIn('sol@volute.example')
})

/** Sol, acting for Riverbend. */
async function enter(): Promise<Caller> {
  await shop.call(enterCompany, { companyId: rosa.companyId }, sol)
  return { ...sol, companyId: rosa.companyId }
}

/** Page of the actions as Rosa reads it. */
async function read(wanted: Partial<{ pageNumber: string; rowsPerPage: string }> = {}, caller = rosa) {
  const page = { companyId: String(rosa.companyId), pageNumber: '1', rowsPerPage: '25', ...wanted }
  return shop.call(listActing, page, caller)
}

function minutes(count: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 60_000)
}

describe('who acted for the company (E85)', () => {
  it('the company sees who entered and left, and what they did under which number (PERM-04, OQ-13, OQ-72)', async () => {
    const { ids, received } = await openDesk(shop)
    const acting = await enter()
    const entered = shop.clock.now.toISOString()
    minutes(1)
    const line = { partId: ids.part('TB10773'), quantity: 1 }
    const { body: saved } = await shop.call(saveQuote, quoteBody([line]), acting)
    minutes(1)
    const { orderNumber } = await received('PO-1', acting)
    minutes(1)
    await shop.call(exitCompany, {}, acting)

    const { body } = await read()
    expect(body.rowCount).toBe(4)
    expect(body.acts.map(({ userName, act, number }) => [userName, act, number])).toEqual([
      ['Sol', 'exit-company', null],
      ['Sol', 'place-order', orderNumber],
      ['Sol', 'save-quote', String(saved.salesQuoteId)],
      ['Sol', 'enter-company', null],
    ])
    expect(body.acts.at(-1)?.atUtc).toBe(entered)
    const [order] = await shop.shop.db.select().from(schema.salesOrders)
    expect(order).toMatchObject({ companyId: rosa.companyId, userId: sol.userId })
  })

  it('signing out inside the company leaves it once (E02, AUTH-21)', async () => {
    const acting = await enter()
    await shop.call(signOut, {}, acting)
    await shop.call(signOut, {}, acting)
    await shop.call(signOut, {}, rosa)
    rosa = await shop.signIn('rosa@riverbend.example')
    expect((await read()).body.acts.map(({ act }) => act)).toEqual(['exit-company', 'enter-company'])
  })

  it("the list excludes the company's own users, what staff do at home, and other companies", async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    await shop.call(enterCompany, { companyId: kim.companyId }, sol)
    expect((await read()).body).toEqual({ rowCount: 0, isMore: false, acts: [] })
  })

  it('the list comes in pages of at most 100 actions', async () => {
    const acting = await enter()
    await shop.call(exitCompany, {}, acting)
    const acts = async (pageNumber: string) =>
      (await read({ pageNumber, rowsPerPage: '1' })).body.acts.map(({ act }) => act)
    expect([await acts('1'), await acts('2'), await acts('3')]).toEqual([
      ['exit-company'],
      ['enter-company'],
      [],
    ])
    expect((await read({ rowsPerPage: '101' })).status).toBe(400)
  })

  it('the list gets 401 without a token, 403 for a buyer, and 404 for another company', async () => {
    expect((await read({}, {} as Caller)).status).toBe(401)
    expect((await read({}, await shop.signIn('ben@riverbend.example'))).status).toBe(403)
    expect((await read({}, await shop.signIn('kim@kestrel.example'))).status).toBe(404)
  })
})

describe('the current session (E86)', () => {
  it('a tab that shows another company learns the current one (OQ-12)', async () => {
    await enter()
    const { status, body } = await shop.call(getSession, {}, sol)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userName: 'Sol',
      companyId: rosa.companyId,
      companyName: 'Riverbend Irrigation',
    })
  })

  it('a user who loses all permissions while acting is back in their own company without any (OQ-13)', async () => {
    const acting = await enter()
    const { db } = shop.shop
    const { roleId } = (await db.select().from(schema.users).where(eq(schema.users.id, sol.userId)))[0] ?? {}
    const lost = await db
      .delete(schema.rolePermissions)
      .where(eq(schema.rolePermissions.roleId, roleId ?? 0))
      .returning()
    const { body } = await shop.call(getSession, {}, acting)
    expect(body).toMatchObject({ companyId: sol.companyId, companyName: 'Volute', permissions: [] })
    await db.insert(schema.rolePermissions).values(lost)
  })

  it('a request without a token gets 401', async () => {
    expect((await shop.call(getSession, {})).status).toBe(401)
  })
})
