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

describe('E85 who acted for us', () => {
  it('PERM-04 OQ-13 OQ-72: the company reads who entered, what they did under which number, and that they left', async () => {
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

  it('E02 AUTH-21: who signs out inside the company has left it, once', async () => {
    const acting = await enter()
    await shop.call(signOut, {}, acting)
    await shop.call(signOut, {}, acting)
    await shop.call(signOut, {}, rosa)
    rosa = await shop.signIn('rosa@riverbend.example')
    expect((await read()).body.acts.map(({ act }) => act)).toEqual(['exit-company', 'enter-company'])
  })

  it("leaves out the company's own people, what staff do at home, and other companies", async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    await shop.call(enterCompany, { companyId: kim.companyId }, sol)
    expect((await read()).body).toEqual({ rowCount: 0, isMore: false, acts: [] })
  })

  it('comes in pages, of a hundred acts at most', async () => {
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

  it('is for who manages users: not without a token, not for a buyer; of another company nothing is found', async () => {
    expect((await read({}, {} as Caller)).status).toBe(401)
    expect((await read({}, await shop.signIn('ben@riverbend.example'))).status).toBe(403)
    expect((await read({}, await shop.signIn('kim@kestrel.example'))).status).toBe(404)
  })
})

describe('E86 the session as it stands', () => {
  it('OQ-12: a tab that shows another company learns which one it is now', async () => {
    await enter()
    const { status, body } = await shop.call(getSession, {}, sol)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userName: 'Sol',
      companyId: rosa.companyId,
      companyName: 'Riverbend Irrigation',
    })
  })

  it('OQ-13: a right that is lost while acting is missing at once, and without CROSS_COMPANY one is at home again', async () => {
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

  it('asks for a token', async () => {
    expect((await shop.call(getSession, {})).status).toBe(401)
  })
})
