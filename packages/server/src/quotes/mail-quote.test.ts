import { mailQuote } from '@volute/domain/quotes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { savedQuote } from '../../test/quote-body.ts'
import { readMails } from '../../test/read-mails.ts'
import { worldIds } from '../../test/world-lookups.ts'

let shop: TestShop
let ben: Caller
let quoteId: string

beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  const ids = await worldIds(shop)
  const saved = await savedQuote(shop, ben, [{ partId: ids.part('TB10773'), quantity: 2 }])
  quoteId = String(saved.salesQuoteId)
})
afterAll(() => shop.close())

it('E76: a quote goes to an address with its PDF, and says who sends it', async () => {
  const emailAddress = 'site@canal.example'
  expect((await shop.call(mailQuote, { quoteId, emailAddress }, ben)).status).toBe(200)
  const [mail, ...more] = await readMails(shop, emailAddress)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Volute: quote ${quoteId} of Riverbend Irrigation`)
  expect(mail?.text).toContain('Ben of Riverbend Irrigation sends you quote')
  expect(mail?.attachment?.fileName).toBe(`Quote-${quoteId}.pdf`)
  expect(
    Buffer.from(mail?.attachment?.base64 ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

it.each(['', 'nobody', `${'a'.repeat(320)}@b.example`])('E76: no mail goes to %o', async (emailAddress) => {
  const { status, body } = await shop.call(mailQuote, { quoteId, emailAddress }, ben)
  expect([status, body.error]).toEqual([400, 'You must enter a valid email address.'])
})

it('E76: another company’s quote is not found, and who may not quote may not mail', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const vic = await shop.signIn('vic@riverbend.example')
  const sent = { quoteId, emailAddress: 'site@canal.example' }
  expect((await shop.call(mailQuote, sent, kim)).status).toBe(404)
  expect((await shop.call(mailQuote, sent, vic)).status).toBe(403)
})

it('E76: of thirty mails at once twenty are sent, which is as many as an hour has', async () => {
  const quinn = await shop.signIn('quinn@riverbend.example')
  const sent = { quoteId, emailAddress: 'many@canal.example' }
  const answers = await Promise.all(Array.from({ length: 30 }, () => shop.call(mailQuote, sent, quinn)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect(await readMails(shop, 'many@canal.example')).toHaveLength(20)
})
