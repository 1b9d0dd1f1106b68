import { accentsOf, addPicture, type Brand, changeShop, markSvg } from '@volute/domain/core/brand'
import { getQuotePdf } from '@volute/domain/buying/quotes'
import { requestPassword } from '@volute/domain/people/session'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { readMails } from '../../../test/read-mails.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { brand } from '../../../test/world.ts'

const ACCENT = '#7a1f2b'
let shop: TestShop
let logo: string
let harrow: Brand
beforeAll(async () => {
  shop = await openTestShop()
  const ada = await shop.signIn('ada@volute.example')
  const base64 = Buffer.from(markSvg('#123456')).toString('base64')
  logo = (await shop.call(addPicture, { base64 }, ada)).body.name
  harrow = {
    ...brand,
    name: 'Harrow & Sons',
    logo,
    accent: ACCENT,
    contact: { ...brand.contact, salesEmail: 'parts@harrow.example', phone: '', address: ['1 Mill Lane'] },
    mail: {
      senderName: 'Harrow Parts',
      senderAddress: 'desk@harrow.example',
      replyTo: 'sales@harrow.example',
      footer: 'Registered in Leeds.',
    },
    warranty: 'A year on everything.',
  }
  await shop.call(changeShop, { brand: harrow, version: 1 }, ada)
  await shop.shop.startWorkers()
})
afterAll(() => shop.close())

const get = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers })

it('a script contains the brand for every page, except its mail settings, and the accent colors (FACE-09)', async () => {
  const { headers, body } = await get('/shop.js')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const json = /^window\.shop = (.*)$/m.exec(body)?.[1] ?? ''
  const { mail: _, ...shown } = harrow
  expect(JSON.parse(json)).toEqual({ ...shown, isSetUp: true, policyVersion: 1, termsVersion: null })
  for (const color of Object.values(accentsOf(ACCENT).dark)) expect(body).toContain(color)
  expect((await get('/shop.js', { 'if-none-match': headers.etag })).statusCode).toBe(304)
})

it('the icon is the logo (FACE-09)', async () => {
  const { headers, body } = await get('/favicon.svg')
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(body).toBe((await get(`/brand/${logo}`)).body)
})

it('a mail has the shop name and accent, comes from the configured sender, and ends with the footer (FACE-10)', async () => {
  await shop.call(requestPassword, { emailAddress: 'vic@riverbend.example' })
  const mail = await eventually(async () => (await readMails(shop, 'vic@riverbend.example'))[0])
  expect(mail.subject).toBe('Harrow & Sons: your temporary password')
  expect(mail.text.trimEnd()).toMatch(/\n\nRegistered in Leeds\.$/)
  expect(mail.html).toContain('<p class="name">Harrow &#38; Sons</p>')
  expect(mail.html).toContain(`border-bottom: 2px solid ${ACCENT}`)
  expect(mail.html).toContain(
    '<p class="contact">1 Mill Lane<br>parts@harrow.example<br>Registered in Leeds.</p>',
  )
})

it('a quote on paper shows name, contact and warranty of the brand (FACE-10)', async () => {
  const ben = await shop.signIn('ben@riverbend.example')
  const ids = await worldIds(shop)
  const { salesQuoteId } = await savedQuote(shop, ben, [{ partId: ids.part('TB10773'), quantity: 2 }])
  const { body } = await shop.call(getQuotePdf, { quoteId: String(salesQuoteId) }, ben)
  const { text } = await extractText(new Uint8Array(Buffer.from(body.pdf, 'base64')), { mergePages: true })
  for (const said of ['Harrow & Sons', '1 Mill Lane', 'parts@harrow.example', 'A year on everything.'])
    expect(text).toContain(said)
  expect(text).not.toMatch(/Phone|Volute/)
})
