import { listCast, listMails } from '@volute/domain/app/demo'
import { getRegistrationSettings } from '@volute/domain/people/registration'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'
import { sendMailJob } from '../../core/mail/index.ts'
import { findAdminRole } from '../../people/people/index.ts'

const { companies, outbox, users } = schema

let shop: TestShop
afterEach(() => shop.close())

const writeMail = (subject: string) =>
  shop.shop.db.transaction((tx) =>
    shop.shop.sendMail(tx, () => ({
      recipient: 'ben@riverbend.example',
      subject,
      text: 'Temporary password: x',
      html: '<p>x</p>',
    })),
  )

it('the demo lists its mails, newest first, and reports that it is a demo (E80)', async () => {
  shop = await openTestShop({}, { DEMO: 'on' })
  await writeMail('first')
  await writeMail('second')
  const { body } = await shop.call(listMails, {})
  expect(body.mails).toMatchObject([
    { subject: 'second', recipient: 'ben@riverbend.example', text: 'Temporary password: x' },
    { subject: 'first' },
  ])
  expect((await shop.call(getRegistrationSettings, {})).body.isDemo).toBe(true)
})

it.each([
  { DEMO: 'off' },
  { SMTP_URL: 'smtp://localhost:2525' },
  { PUBLIC_URL: 'https://parts.example' },
] as Record<string, string>[])('a shop with %j shows its mails to nobody (E80)', async (settings) => {
  shop = await openTestShop({}, settings)
  await writeMail('first')
  for (const caller of [{}, await shop.signIn('ada@volute.example')])
    expect(await shop.call(listMails, {}, caller)).toMatchObject({
      status: 404,
      body: { error: 'The requested item was not found.' },
    })
  expect((await shop.call(getRegistrationSettings, {})).body.isDemo).toBe(false)
})

/** Appoints an administrator of the provider, as the program of the release does. */
async function appoint(email: string) {
  const { db } = shop.shop
  const [provider] = await db.select().from(companies).where(eq(companies.isProvider, true))
  const companyId = provider?.id ?? 0
  const roleId = await findAdminRole(db, companyId)
  await db.insert(users).values({ companyId, roleId, email, name: 'Ada Harrow', state: 'ENABLED' })
}

/** Statuses of the demo's two calls, and what the sign-in page hears. */
const seen = async () => [
  (await shop.call(listMails, {})).status,
  (await shop.call(listCast, {})).status,
  (await shop.call(getRegistrationSettings, {})).body.isDemo,
]
const closed = [404, 404, false]

it('with an administrator who is not of the cast, no demo shows people, passwords or mails, and sent mails keep no text (E80, E93, FACE-13)', async () => {
  shop = await openTestShop({}, { DEMO: 'on' })
  const { db } = shop.shop
  expect((await shop.call(listCast, {})).body.people).not.toEqual([])
  await appoint('ada@harrow.example')
  expect(await seen()).toEqual(closed)
  await writeMail('first')
  const [mail] = await db.select().from(outbox)
  const transport = { send: async () => {} }
  await sendMailJob.work({ ...shop.shop, transport }, { mailId: mail?.id ?? 0 })
  const [sent] = await db.select().from(outbox)
  expect(sent).toMatchObject({ text: '', html: '' })
  // Somebody else of the provider is not an administrator.
  await grant(shop, 'ada@harrow.example', ['MANAGE_ORDERS'])
  expect((await shop.call(listMails, {})).status).toBe(200)
})

it('a shop without people of the cast is not a demo, even if its last administrator has left (E80, FACE-13)', async () => {
  shop = await openTestShop({}, { DEMO: 'on' })
  const { db } = shop.shop
  const [provider] = await db.select().from(companies).where(eq(companies.isProvider, true))
  await db
    .update(users)
    .set({ state: 'DELETED' })
    .where(eq(users.companyId, provider?.id ?? 0))
  expect(await seen()).toEqual(closed)
})

it("a customer's administrator leaves the demo as it is (E80)", async () => {
  shop = await openTestShop({}, { DEMO: 'on' })
  await shop.shop.db
    .update(users)
    .set({ email: 'rosa@other.example' })
    .where(eq(users.email, 'rosa@riverbend.example'))
  expect((await shop.call(listMails, {})).status).toBe(200)
})
