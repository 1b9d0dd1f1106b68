import { z } from 'zod/mini'
import { documentItemIn } from '../cart/index.ts'
import { shipTo } from '../checkout/index.ts'
import {
  attemptLimits,
  countedRows,
  csvInstant,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  listCsv,
  pathId,
  periodDays,
  searchPage,
  signedIn,
  sortDirections,
  typedText,
} from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { quote, quoteColumns, quoteMail, type QuoteRow, quoteRow } from './quote.ts'
import { quoteMessages } from './messages.ts'

/** Access to save, view and order quotes (PERM-13). */
const preparesQuotes = signedIn({ rights: everywhere('PREPARE_QUOTES') })

export const listQuotes = defineEndpoint({
  name: 'quotes.list',
  method: 'GET',
  path: '/sales-quote',
  summary: 'A page of the acting company’s quotes whose name contains a text, the newest first',
  access: preparesQuotes,
  fallback: quoteMessages.listFailed,
  query: z.extend(searchPage, {
    /** Days back to the oldest quote; 0 for all time. */
    days: z._default(periodDays, 0),
    columnName: z._default(z.enum(quoteColumns), 'created'),
    sortDirection: z._default(z.enum(sortDirections), 'DESC'),
  }),
  reply: z.extend(countedRows, { salesQuotes: z.array(quoteRow) }),
  csv: listCsv({
    fileName: 'Quotes.csv',
    rows: ({ salesQuotes }: { salesQuotes: QuoteRow[] }) => salesQuotes,
    id: ({ salesQuoteId }) => salesQuoteId,
    columns: {
      'Quote #': ({ salesQuoteId }) => salesQuoteId,
      Name: ({ name }) => name,
      'Created (UTC)': ({ createdUtc }) => csvInstant(createdUtc),
      'Ordered (UTC)': ({ receivedUtc }) => csvInstant(receivedUtc),
    },
  }),
})

export const getQuote = defineEndpoint({
  name: 'quotes.get',
  method: 'GET',
  path: '/sales-quote/{quoteId}',
  summary: 'A quote of the acting company in full, even when expired or ordered',
  access: preparesQuotes,
  fallback: quoteMessages.detailsFailed,
  params: z.object({ quoteId: pathId }),
  reply: quote,
})

export const saveQuote = defineEndpoint({
  name: 'quotes.save',
  method: 'POST',
  path: '/sales-quote',
  summary: 'Save a quote: today’s prices and discount, frozen for 30 days; the cart is kept',
  access: preparesQuotes,
  fallback: quoteMessages.saveFailed,
  errors: ['CART_EMPTY', 'FIT_NOT_KNOWN'],
  body: z.extend(shipTo, {
    quoteName: typedText,
    poNumber: typedText,
    cart: z.array(documentItemIn).check(z.maxLength(limits.cartItems)),
    shippingDependentLocality: z.nullish(z.string()),
    shippingSortingCode: z.nullish(z.string()),
    comment: typedText,
    allowPartialShipments: z.boolean(),
    shippingBillingType: z.nullish(z.string()),
    shippingBillingAccountNumber: typedText,
    specialInstructions: typedText,
    /** Ship type code, which determines carrier and billing type too (OQ-83). */
    shipVia: typedText,
  }),
  reply: z.object({ salesQuoteId: id }),
  success: 201,
})

export const getQuotePdf = defineEndpoint({
  name: 'quotes.getPdf',
  method: 'GET',
  path: '/sales-quote/{quoteId}/pdf',
  summary: 'A quote of the acting company as a PDF',
  access: preparesQuotes,
  limits: [{ per: 'person', ...attemptLimits.paper }],
  fallback: quoteMessages.pdfFailed,
  params: z.object({ quoteId: pathId }),
  reply: z.object({ fileName: z.string(), pdf: z.base64() }),
})

export const mailQuote = defineEndpoint({
  name: 'quotes.mail',
  method: 'POST',
  path: '/sales-quote/{quoteId}/mail',
  summary: 'Mail a quote of the acting company as a PDF, with a note',
  access: preparesQuotes,
  limits: [{ per: 'person', ...attemptLimits.mailedQuote }],
  fallback: quoteMessages.mailFailed,
  params: z.object({ quoteId: pathId }),
  body: quoteMail,
  reply: emptyReply,
})

export const listQuoteRecipients = defineEndpoint({
  name: 'quotes.listRecipients',
  method: 'GET',
  path: '/sales-quote/recipients',
  summary:
    'Suggested recipients of a quote: the addresses that the caller mailed to last, then people of the acting company',
  access: preparesQuotes,
  fallback: quoteMessages.recipientsFailed,
  reply: z.object({ lastUsed: z.array(z.string()), people: z.array(z.string()) }),
})
