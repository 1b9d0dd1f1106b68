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

describe('the brand', () => {
  it('a change replaces the whole brand, renames the provider, and is audited with the changed fields (FACE-01, SHELL-03)', async () => {
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

  it('only people who may manage the shop can read and change the brand (FACE-01)', async () => {
    for (const email of ['otto@volute.example', 'rosa@riverbend.example']) {
      const caller = await shop.signIn(email)
      expect((await change(harrow, 1, caller)).status).toBe(403)
      expect((await shop.call(getShop, {}, caller)).status).toBe(403)
    }
  })

  it('a change on top of an unseen change is rejected (FACE-11)', async () => {
    const both = await Promise.all([change(harrow), change({ ...harrow, name: 'Barrow Pumps' })])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await change(brand)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', error: brandMessages.changedMeanwhile },
    })
  })

  it('an invalid brand is rejected with the message of the first wrong field (FACE-02)', async () => {
    const wrong = { ...brand, name: '', accent: '#ffd600' }
    expect((await change(wrong)).body).toMatchObject({ code: 'INVALID_INPUT', error: brandMessages.missing })
    const logo = `${'0'.repeat(32)}.svg`
    expect((await change({ ...brand, logo })).body.error).toBe(brandMessages.pictureUnreadable)
  })

  it('the shop cannot take the name of a customer company, nor a company the name of the provider (FACE-01)', async () => {
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

  it('a shop that is not set up has a neutral brand, and its first brand publishes the privacy policy (FACE-08)', async () => {
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

describe('a legal text that people accept', () => {
  it('a new version of the privacy policy asks everybody again except its publisher (FACE-06)', async () => {
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

  it('every version stays readable for everybody, and no version can be changed (FACE-06)', async () => {
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

  it('publishing on top of an unseen version is rejected (FACE-11)', async () => {
    const both = await Promise.all([publish('terms', 0), publish('terms', 0)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await publish('privacy', 0)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect((await publish('terms', 1, [])).body).toMatchObject({ error: brandMessages.noSections })
  })
})
