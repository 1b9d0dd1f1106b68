import { brandMessages } from '@volute/domain/core/brand'
import { signIn, requestPassword } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readBrand } from '../../core/brand/index.ts'
import { schema } from '../../core/db/index.ts'
import { appointAdmin } from './appoint-admin.ts'
import { AppointRejection } from './appoint-rejection.ts'
import { askShop } from './ask-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const appoint = (email: string, name: string) =>
  shop.shop.db.transaction((tx) => appointAdmin(tx, { email, name }))

it('the command appoints an administrator of the one provider, without a password (OQ-03, OQ-31)', async () => {
  await appoint(' vera@volute.example ', 'Vera')
  const { db } = shop.shop
  const [vera] = await db.select().from(schema.users).where(eq(schema.users.email, 'vera@volute.example'))
  const [provider] = await db.select().from(schema.companies).where(eq(schema.companies.isProvider, true))
  expect(vera).toMatchObject({
    companyId: provider?.id,
    state: 'ENABLED',
    passwordHash: null,
    policyVersion: null,
  })
  const guessed = await shop.call(signIn, {
    username: 'vera@volute.example',
    password: 'Volute-Demo-1',
  })
  expect(guessed.status).toBe(400)
  expect((await shop.call(requestPassword, { emailAddress: 'vera@volute.example' })).status).toBe(200)
})

it.each([
  ['vera', 'Vera', /not an email address/],
  ['vera@volute.example', ' ', /name/],
  ['BEN@riverbend.example', 'Ben', /belongs to somebody already/],
])('the command rejects %s %s', async (email, name, sentence) => {
  const refused = appoint(email, name)
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.toBeInstanceOf(AppointRejection)
})

describe('a new shop', () => {
  const flags = { shop: 'Harrow Pumps', sales: 'parts@harrow.example', zone: 'America/Chicago' }

  it('the first administrator creates its brand and its provider (FACE-08)', async () => {
    const fresh = await openTestShop()
    const { db } = fresh.shop
    await db.execute('truncate brand, legal_texts, companies cascade')
    const brand = await askShop(flags, { name: null, address: 'shop@harrow.example' })
    const first = { brand, now: fresh.clock.now }
    await db.transaction((tx) => appointAdmin(tx, { email: 'vera@harrow.example', name: 'Vera' }, first))
    expect(await readBrand(fresh.shop)).toMatchObject({
      version: 1,
      policyVersion: 1,
      brand: {
        name: 'Harrow Pumps',
        timeZone: 'America/Chicago',
        contact: { salesEmail: 'parts@harrow.example' },
        mail: { senderName: 'Harrow Pumps', senderAddress: 'shop@harrow.example' },
      },
    })
    const companies = await db.select().from(schema.companies)
    expect(companies).toMatchObject([{ name: 'Harrow Pumps', isProvider: true }])
    await fresh.close()
  })

  it('a terminal prompts for the brand, and again after a wrong answer (FACE-08)', async () => {
    const answers = ['', 'Harrow Pumps', 'Chicago', 'America/Chicago']
    const asked: string[] = []
    const brand = await askShop({ sales: flags.sales }, undefined, async (question) => {
      asked.push(question)
      return answers[asked.length - 1] ?? ''
    })
    expect(brand).toMatchObject({ name: 'Harrow Pumps', timeZone: 'America/Chicago' })
    expect(brand.mail).toMatchObject({ senderName: 'Harrow Pumps', senderAddress: flags.sales })
    expect(asked[1]).toContain(brandMessages.missing)
    expect(asked[3]).toContain(brandMessages.timeZoneUnknown)
  })

  it.each([
    [{ ...flags, zone: undefined }, /^Usage: appoint/],
    [{ ...flags, sales: 'parts' }, /^--sales: /],
    [{ ...flags, zone: 'Chicago' }, /^--zone: /],
  ])('the command without a terminal rejects %j (FACE-08)', async (given, sentence) => {
    await expect(askShop(given, undefined)).rejects.toThrow(sentence)
  })

  it('the name of a customer is rejected (FACE-08)', async () => {
    const brand = await askShop({ ...flags, shop: 'Kestrel Mining' }, undefined)
    await shop.shop.db.execute('truncate brand')
    const first = { brand, now: shop.clock.now }
    const refused = shop.shop.db.transaction((tx) =>
      appointAdmin(tx, { email: 'vera2@volute.example', name: 'Vera' }, first),
    )
    await expect(refused).rejects.toThrow(brandMessages.nameTaken)
  })
})
