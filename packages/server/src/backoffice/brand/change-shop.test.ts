import {
  type Brand,
  brandMessages,
  changeShop,
  getLegalText,
  getShop,
  publishLegalText,
} from '@volute/domain/core/brand'
import { createCompany } from '@volute/domain/people/companies'
import { getCartMap } from '@volute/domain/buying/cart'
import { acceptPolicy, getSession } from '@volute/domain/people/session'
import { desc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { brand } from '../../../test/world.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ada: Caller & { userId: number }
beforeEach(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
})
afterEach(() => shop.close())

const harrow: Brand = { ...brand, name: 'Harrow Pumps', accent: '#7a1f2b', timeZone: 'America/Chicago' }
const change = (next: Brand, version = 1, caller: Caller = ada) =>
  shop.call(changeShop, { brand: next, version }, caller)
const section = { title: 'Price', text: 'As agreed.' }
const publish = (kind: 'privacy' | 'terms', version: number, sections = [section]) =>
  shop.call(publishLegalText, { kind, version, sections }, ada)

const lastAct = async () => {
  const [act] = await shop.shop.db.select().from(schema.events).orderBy(desc(schema.events.id)).limit(1)
  return act
}

describe('the face', () => {
  it('FACE-01 SHELL-03: is changed as a whole, gives the provider its name, and is audited by what changed', async () => {
    expect(await change(harrow)).toMatchObject({ status: 200, body: { version: 2 } })
    expect((await shop.call(getShop, {}, ada)).body).toMatchObject({ brand: harrow, version: 2 })
    expect((await shop.call(getSession, {}, ada)).body).toMatchObject({
      companyName: 'Harrow Pumps',
      worksForProvider: true,
    })
    expect(await lastAct()).toMatchObject({
      kind: 'change-shop',
      userId: ada.userId,
      subject: { version: 2, changed: ['name', 'accent', 'timeZone'] },
    })
  })

  it('FACE-01: is for who may manage the shop alone', async () => {
    for (const email of ['otto@volute.example', 'rosa@riverbend.example']) {
      const caller = await shop.signIn(email)
      expect((await change(harrow, 1, caller)).status).toBe(403)
      expect((await shop.call(getShop, {}, caller)).status).toBe(403)
    }
  })

  it('FACE-11: is not changed on top of a change that was not seen', async () => {
    const both = await Promise.all([change(harrow), change({ ...harrow, name: 'Barrow Pumps' })])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await change(brand)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', error: brandMessages.changedMeanwhile },
    })
  })

  it('FACE-02: is refused with the sentence of the first field that is wrong', async () => {
    const wrong = { ...brand, name: '', accent: '#ffd600' }
    expect((await change(wrong)).body).toMatchObject({ code: 'INVALID_INPUT', error: brandMessages.missing })
    const logo = `${'0'.repeat(32)}.svg`
    expect((await change({ ...brand, logo })).body.error).toBe(brandMessages.pictureUnreadable)
  })

  it('FACE-01: leaves a customer company its name, and keeps the provider’s from others', async () => {
    expect((await change({ ...brand, name: 'kestrel mining ' })).body).toMatchObject({ code: 'NAME_TAKEN' })
    expect((await shop.call(getShop, {}, ada)).body.version).toBe(1)
    await change(harrow)
    const company = {
      isPackager: false,
      isMigrating: false,
      isTest: false,
      accountId: null,
      ownedDevices: [],
    }
    const taken = await shop.call(createCompany, { ...company, companyName: 'HARROW pumps' }, ada)
    expect(taken.body).toMatchObject({ code: 'NAME_TAKEN' })
  })

  it('FACE-08: a shop that is not set up wears a neutral one, and its first one publishes the privacy policy', async () => {
    await shop.shop.db.execute('truncate brand, legal_texts')
    const { body } = await shop.call(getShop, {}, ada)
    expect(body).toMatchObject({
      version: 0,
      brand: {
        name: 'Volute',
        timeZone: 'America/Los_Angeles',
        contact: { salesEmail: 'parts@localhost.invalid' },
      },
      privacy: { version: 1, publishedUtc: null },
      terms: { version: 0, sections: [] },
    })
    expect((await change(harrow, 0)).body.version).toBe(1)
    const { privacy } = (await shop.call(getShop, {}, ada)).body
    expect(privacy).toMatchObject({ version: 1, publishedUtc: shop.clock.now.toISOString() })
    expect(JSON.stringify(privacy.sections)).toContain('Harrow Pumps')
  })
})

describe('a text that people agree to', () => {
  it('FACE-06: of the privacy policy the next version asks everybody again but who published it', async () => {
    const ben = await shop.signIn('ben@riverbend.example')
    expect((await publish('privacy', 1)).body).toEqual({ version: 2 })
    expect(await shop.call(getCartMap, {}, ben)).toMatchObject({
      status: 403,
      body: { code: 'POLICY_REQUIRED' },
    })
    await shop.call(acceptPolicy, {}, ben)
    expect((await shop.call(getCartMap, {}, ben)).status).toBe(200)
    expect((await shop.call(getShop, {}, ada)).status).toBe(200)
    const page = (await shop.request('GET', '/privacy-policy.html')).body as string
    expect(page).toContain('Version 2')
    expect(page).toContain('As agreed.')
  })

  it('FACE-06: every version stays readable for everybody, and none can be changed', async () => {
    await publish('terms', 0)
    await publish('terms', 1, [{ title: 'Price', text: 'Double.' }])
    expect((await shop.call(getLegalText, { kind: 'terms' })).body).toMatchObject({ version: 2 })
    expect((await shop.call(getLegalText, { kind: 'terms', version: '1' })).body.sections).toEqual([section])
    expect(await shop.call(getLegalText, { kind: 'terms', version: '3' })).toMatchObject({ status: 404 })
    const rewritten = shop.shop.db.update(schema.legalTexts).set({ sections: [] })
    await expect(rewritten).rejects.toThrow()
    expect(await lastAct()).toMatchObject({
      kind: 'publish-legal-text',
      subject: { kind: 'terms', version: 2 },
    })
  })

  it('FACE-11: is not published on top of a version that was not seen', async () => {
    const both = await Promise.all([publish('terms', 0), publish('terms', 0)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await publish('privacy', 0)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect((await publish('terms', 1, [])).body).toMatchObject({ error: brandMessages.noSections })
  })
})
