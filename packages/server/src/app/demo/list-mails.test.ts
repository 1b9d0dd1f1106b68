import { listMails } from '@volute/domain/app/demo'
import { getRegistrationSettings } from '@volute/domain/people/registration'
import { afterEach, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

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
