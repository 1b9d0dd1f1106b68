import {
  getQuote,
  getQuotePdf,
  listQuoteRecipients,
  mailQuote,
  quoteMessages,
} from '@volute/domain/buying/quotes'
import { partKindOf, partSigns } from '@volute/domain/catalogue/part'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { readMails } from '../../../test/read-mails.ts'
import { brand } from '../../../test/world.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { fileKey } from '../../core/files/index.ts'
import { renderPdf } from '../../core/pdf/index.ts'
import { quotePdf } from './quote-pdf.ts'
import { readPictures } from './quote-pictures.ts'

const inForce = { brand, version: 1, policyVersion: 1, termsVersion: null }
let shop: TestShop
let ids: WorldIds
let ben: Caller

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const quoteOf = async (quoteId: number) => (await shop.call(getQuote, { quoteId: String(quoteId) }, ben)).body

describe('a quote as PDF (E75)', () => {
  it('is a PDF named after the quote number', async () => {
    const { salesQuoteId } = await savedQuote(shop, ben, [{ partId: ids.part('TB10773'), quantity: 2 }])
    const { status, body } = await shop.call(getQuotePdf, { quoteId: String(salesQuoteId) }, ben)
    expect([status, body.fileName]).toEqual([200, `Quote-${salesQuoteId}.pdf`])
    expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('shows the pictures of its parts, and is drawn without them when one cannot be drawn (DRAWN-06)', async () => {
    const own = await openTestShop()
    onTestFinished(() => own.close())
    const rosa = await own.signIn('rosa@riverbend.example')
    const partId = ids.part('TB10773')
    const { salesQuoteId } = await savedQuote(own, rosa, [
      { partId, quantity: 1 },
      { partId: ids.part('AB/1-2'), quantity: 1 },
    ])
    const put = (content: string) => own.shop.files.put(fileKey('pictures/0123.svg'), content)
    const pdfOf = async () => (await own.call(getQuotePdf, { quoteId: String(salesQuoteId) }, rosa)).body.pdf
    await own.shop.db.insert(schema.partPictures).values({ partId, picture: '0123.svg', size: 1 })
    const missing = await pdfOf()
    await put('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M1 1h9v9z"/></svg>')
    const quote = (await own.call(getQuote, { quoteId: String(salesQuoteId) }, rosa)).body
    const pictures = await readPictures(own.shop.files, quote)
    const paper = JSON.stringify(quotePdf(quote, 'Riverbend Irrigation', inForce, undefined, pictures))
    expect(paper).toContain('M1 1h9v9z')
    expect(paper).toContain(partSigns[partKindOf(quote.cart[1]?.description ?? '')])
    expect((await pdfOf()).length).toBeGreaterThan(missing.length)
    const many = quote.cart.flatMap((line) =>
      Array.from({ length: 41 }, (_, at) => ({ ...line, picture: `${at}.svg` })),
    )
    expect((await readPictures(own.shop.files, { ...quote, cart: many })).size).toBe(0)
    await put('<svg><')
    expect((await pdfOf()).length).toBe(missing.length)
  })

  it('shows the details of the quote; a line without a price reads N/A with the reason (QUOTE-14, OQ-95)', async () => {
    const { salesQuoteId } = await savedQuote(shop, ben, [
      { partId: ids.part('AB/1-2'), quantity: 3, paintColorId: ids.color('Safety Blue') },
      { partId: ids.part('RQ5501'), quantity: 1 },
    ])
    const paper = JSON.stringify(
      quotePdf(await quoteOf(salesQuoteId), 'Riverbend Irrigation', inForce, undefined),
    )
    for (const text of [
      'Riverbend Irrigation',
      'PO-77',
      '11/20/2026',
      '12/20/2026',
      '1 Canal Road',
      'Central Pump Supply',
      'Safety Blue',
      '$19.99',
      '$59.97',
      'N/A',
      quoteMessages.unpriced('Volute'),
      'Company discount 12.5%',
    ])
      expect(paper).toContain(text)
  })

  it('spans as many pages as it needs', async () => {
    const { salesQuoteId } = await savedQuote(
      shop,
      ben,
      Array.from({ length: 120 }, () => ({ partId: ids.part('HOSE-FT'), quantity: 1 })),
    )
    const paper = quotePdf(await quoteOf(salesQuoteId), 'Riverbend Irrigation', inForce, undefined)
    const pdf = (await renderPdf({ ...paper, compress: false })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
  })

  it('is not found for another company and is rejected without the right to prepare quotes', async () => {
    const { salesQuoteId } = await savedQuote(shop, ben, [{ partId: ids.part('TB10773'), quantity: 1 }])
    const quoteId = String(salesQuoteId)
    const kim = await shop.signIn('kim@kestrel.example')
    expect((await shop.call(getQuotePdf, { quoteId }, kim)).status).toBe(404)
    const vic = await shop.signIn('vic@riverbend.example')
    expect((await shop.call(getQuotePdf, { quoteId }, vic)).status).toBe(403)
  })
})

describe('a quote by mail (E76)', () => {
  let quoteId: string
  beforeAll(async () => {
    const saved = await savedQuote(shop, ben, [{ partId: ids.part('TB10773'), quantity: 2 }])
    quoteId = String(saved.salesQuoteId)
  })

  it('the mail has the PDF attached and names the sender (E76)', async () => {
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

  it('a note keeps its line breaks, becomes no link and has at most 500 characters (E76)', async () => {
    const emailAddress = 'note@canal.example'
    const note = 'As discussed.\nPlease order from evil.example by Friday <b>.'
    expect((await shop.call(mailQuote, { quoteId, emailAddress, note }, ben)).status).toBe(200)
    const [mail] = await readMails(shop, emailAddress)
    expect(mail?.text).toContain(
      'Ben writes:\n\nAs discussed.\nPlease order from evil.\u200bexample by Friday <b>.',
    )
    expect(mail?.text).toMatch(/Grand Total: \$[\d,.]+\nValid until: 12\/20\/2026/)
    expect(mail?.html).toContain('As discussed.<br>Please order')
    expect(mail?.html).toContain('Friday &#60;b&#62;.')
    const { status, body } = await shop.call(mailQuote, { quoteId, emailAddress, note: 'x'.repeat(501) }, ben)
    expect([status, body.error]).toEqual([
      400,
      'Note must be 500 characters or less. Currently 501 characters.',
    ])
  })

  it('suggests recent recipients and people of the company, nobody from another company (E97)', async () => {
    const rosa = await shop.signIn('rosa@riverbend.example')
    for (const emailAddress of ['first@canal.example', 'second@canal.example', 'first@canal.example'])
      await shop.call(mailQuote, { quoteId, emailAddress }, rosa)
    const { body } = await shop.call(listQuoteRecipients, {}, rosa)
    expect(body.lastUsed).toEqual(['first@canal.example', 'second@canal.example'])
    expect(body.people).toContain('ben@riverbend.example')
    expect(body.people.filter((one) => !one.endsWith('@riverbend.example'))).toEqual([])

    const kim = await shop.signIn('kim@kestrel.example')
    expect((await shop.call(listQuoteRecipients, {}, kim)).body.lastUsed).toEqual([])
    const vic = await shop.signIn('vic@riverbend.example')
    expect((await shop.call(listQuoteRecipients, {}, vic)).status).toBe(403)
  })

  it.each(['', 'nobody', `${'a'.repeat(320)}@b.example`])(
    'the address %o is rejected (E76)',
    async (emailAddress) => {
      const { status, body } = await shop.call(mailQuote, { quoteId, emailAddress }, ben)
      expect([status, body.error]).toEqual([400, 'You must enter a valid email address.'])
    },
  )

  it('another company’s quote is not found, and mailing needs the right to prepare quotes (E76)', async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    const vic = await shop.signIn('vic@riverbend.example')
    const sent = { quoteId, emailAddress: 'site@canal.example' }
    expect((await shop.call(mailQuote, sent, kim)).status).toBe(404)
    expect((await shop.call(mailQuote, sent, vic)).status).toBe(403)
  })

  it('of 30 concurrent mails 20 are sent, the limit per hour (E76)', async () => {
    const quinn = await shop.signIn('quinn@riverbend.example')
    const sent = { quoteId, emailAddress: 'many@canal.example' }
    const answers = await Promise.all(Array.from({ length: 30 }, () => shop.call(mailQuote, sent, quinn)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(await readMails(shop, 'many@canal.example')).toHaveLength(20)
  })
})
