import { listPaintColors } from '@volute/domain/part'
import { getPreferences } from '@volute/domain/preferences'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The call's path takes the company's id as text. */
const preferencesOf = (companyId: number) => ({ companyId: String(companyId) })

it("PREF-02 PART-13 OQ-35: every member reads the company's default paint colour", async () => {
  const vic = await shop.signIn('vic@riverbend.example')
  const { body: colors } = await shop.call(listPaintColors, {}, vic)
  const blue = colors.paintColors.find(({ name }) => name === 'Safety Blue')
  const { status, body } = await shop.call(getPreferences, preferencesOf(vic.companyId), vic)
  expect(status).toBe(200)
  expect(body).toEqual({ defaultPaintColor: { paintColorId: blue?.paintColorId } })
})

it('PREF-02: a company without a default answers null', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const { body } = await shop.call(getPreferences, preferencesOf(kim.companyId), kim)
  expect(body).toEqual({ defaultPaintColor: null })
})

it('E31: another company, or one that is not there, is not found', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const ben = await shop.signIn('ben@riverbend.example')
  for (const companyId of [kim.companyId, 0, 999_999, 9_999_999_999]) {
    const { status, body } = await shop.call(getPreferences, preferencesOf(companyId), ben)
    expect({ status, body }).toMatchObject({
      status: 404,
      body: { error: 'The requested item was not found.' },
    })
  }
})

it('E31: no company id is refused, and so is a caller without token', async () => {
  const ben = await shop.signIn('ben@riverbend.example')
  for (const id of ['x', '-1', '1.5', '1e3']) {
    const { status, body } = await shop.request('GET', `/api/company/${id}/preference`, undefined, ben)
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
  }
  expect((await shop.call(getPreferences, preferencesOf(ben.companyId))).status).toBe(401)
})
