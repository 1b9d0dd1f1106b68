import { cartMessages, describeOptions } from '@volute/domain/cart'
import { listCountries, shipTypeName } from '@volute/domain/checkout'
import { companyContact, formatDate, markPath, paperColors, PRODUCT_NAME } from '@volute/domain/kernel'
import { pacificDate } from '@volute/domain/lead-time'
import { formatPercent, formatPrice, toCents, toDollars } from '@volute/domain/pricing'
import { type Quote, quoteExpiry, quoteMessages } from '@volute/domain/quotes'
import type { Block, Paper } from '../pdf/index.ts'

/** The day of an instant where the shop stands, as its papers and mails say it (OQ-62). */
export const paperDay = (instant: string) => formatDate(pacificDate(new Date(instant)))

const { accent, wash, ink, quiet, line } = paperColors
const side = 40

/** A quote on paper, in the shop's face: its mark on every page, and the table's head wherever the table goes on. */
export function quotePaper(quote: Quote, companyName: string): Paper {
  const title = `Quote ${quote.salesQuoteId}`
  return {
    info: { title: `${title} ${quote.quoteName}`, author: PRODUCT_NAME },
    language: 'en-US',
    pageSize: 'A4',
    pageMargins: [side, 92, side, 64],
    defaultStyle: { fontSize: 9, lineHeight: 1.2, color: ink },
    header: head(title),
    content: [
      { text: quote.quoteName, fontSize: 16, bold: true },
      { text: `Prepared for ${companyName}`, fontSize: 10, color: quiet, margin: [0, 0, 0, 14] },
      facts(quote),
      { columns: [summary(quote), address(quote)], columnGap: 24, margin: [0, 16, 0, 18] },
      items(quote),
      totals(quote),
    ],
    footer: foot(`${title} · Page {page} of {pages}`),
  }
}

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" width="26" height="26"><g fill="none" stroke="${accent}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="${markPath}"/></g><circle cx="11.2" cy="15" r="2.4" fill="${accent}"/></svg>`

/** Whose paper it is, and which. */
function head(title: string): Block {
  return {
    margin: [side, 30, side, 0],
    layout: { line: { at: 1, width: 1.5, color: accent } },
    table: {
      widths: [26, 'auto', '*'],
      body: [
        [
          { svg: mark, width: 26 },
          { text: PRODUCT_NAME, bold: true, fontSize: 18, color: accent, margin: [4, 2, 0, 6] },
          { text: title, bold: true, fontSize: 18, alignment: 'right', margin: [0, 2, 0, 6] },
        ],
      ],
    },
  }
}

/** Whom to ask, and where in the paper one is. */
function foot(where: string): Block {
  const { address: place, phone, fax, salesEmail, website } = companyContact
  return {
    margin: [side, 14, side, 0],
    fontSize: 7.5,
    color: quiet,
    columns: [
      { stack: [place.join(', '), `Phone ${phone} · Fax ${fax} · ${salesEmail} · ${website}`] },
      { text: where, alignment: 'right', width: 110 },
    ],
  }
}

/** The numbers and dates that one looks for first. */
function facts(quote: Quote): Block {
  const cells = [
    ['Quote #', String(quote.salesQuoteId)],
    ['PO #', quote.poNumber],
    ['Quote Created', paperDay(quote.createdUtc)],
    ['Valid Until', paperDay(quoteExpiry(quote.createdUtc))],
    ['Grand Total', formatPrice(quote.grandTotal)],
  ] as const
  return {
    layout: { paddingTop: 7, paddingBottom: 6 },
    table: {
      widths: ['*', '*', '*', '*', '*'],
      body: [
        cells.map(([label, value]) => ({
          fillColor: wash,
          stack: [
            { text: label, fontSize: 7.5, color: quiet },
            { text: value, bold: true, fontSize: 10.5 },
          ],
        })),
      ],
    },
  }
}

function summary(quote: Quote): Block {
  const lines = [
    ['Sales Order #', quote.orderNumber ?? 'N/A'],
    ['Ship Via', shipTypeName(quote.shipVia)],
    ['Billing Type', quote.shippingBillingType ?? 'N/A'],
    ['Distributor', quote.distributorName ?? 'N/A'],
  ] as const
  return {
    stack: [
      heading('Quote Summary'),
      ...lines.map(([label, value]) => ({
        columns: [{ text: label, width: 80, color: quiet }, { text: value }],
      })),
    ],
  }
}

function address(quote: Quote): Block {
  const country = listCountries().find(({ code }) => code === quote.shippingCountry)
  const lines = [
    quote.shippingCompanyName,
    quote.shippingContactName,
    quote.shippingAddressLine1,
    quote.shippingAddressLine2,
    `${quote.shippingCity}, ${quote.shippingState} ${quote.shippingZipCode}`,
    country?.name ?? quote.shippingCountry,
    quote.shippingPhoneNumber,
  ]
  return {
    stack: [
      heading('Shipping Address'),
      ...lines.flatMap((one) => one ?? []),
      ...note('Comment', quote.comment),
      ...note('Special Instructions', quote.specialInstructions),
    ],
  }
}

const heading = (text: string): Block => ({
  text,
  bold: true,
  fontSize: 10,
  color: accent,
  margin: [0, 0, 0, 3],
})

function note(label: string, text: string | null): Block[] {
  return text === null ? [] : [{ text: label, bold: true, margin: [0, 6, 0, 0] }, text]
}

function items({ cart }: Quote): Block {
  const right = (text: string): Block => ({ text, alignment: 'right' })
  const head = (text: string, alignment?: 'right'): Block => ({
    text,
    bold: true,
    fontSize: 8,
    color: accent,
    fillColor: wash,
    ...(alignment && { alignment }),
  })
  return {
    layout: { line: { at: 'between', width: 0.5, color: line } },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [84, '*', 'auto', 'auto', 'auto'],
      body: [
        [
          head('Part Number'),
          head('Description'),
          head('Quantity', 'right'),
          head('Price', 'right'),
          head('Total', 'right'),
        ],
        ...cart.map((item): Block[] => [
          { text: item.partNumber, bold: true },
          {
            stack: [item.description, ...options(item)],
          },
          right(`${item.quantity} ${item.units}`),
          right(formatPrice(item.price)),
          right(formatPrice(item.price === null ? null : toDollars(toCents(item.price) * item.quantity))),
        ]),
      ],
    },
  }
}

function options(item: Quote['cart'][number]): Block[] {
  const text = describeOptions(item).join(' · ')
  return text === '' ? [] : [{ text, color: quiet, fontSize: 8 }]
}

/** The sums, and what they are without. */
function totals(quote: Quote): Block {
  const discount = toDollars(toCents(quote.subTotal) - toCents(quote.grandTotal))
  const right = (text: string, style: object = {}): Block => ({ text, alignment: 'right', ...style })
  const total = { bold: true, fontSize: 12 }
  const isUnpriced = quote.cart.some(({ price }) => price === null)
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    stack: [
      {
        layout: { line: { at: 2, width: 1, color: accent } },
        table: {
          widths: ['*', 150, 90],
          body: [
            ['', right('Subtotal'), right(formatPrice(quote.subTotal))],
            [
              '',
              right(`Company discount ${formatPercent(quote.companyDiscount)}`),
              right(`−${formatPrice(discount)}`),
            ],
            ['', right('Grand Total', total), right(formatPrice(quote.grandTotal), total)],
          ],
        },
      },
      ...(isUnpriced ? [right(quoteMessages.unpriced, { fontSize: 8, color: quiet })] : []),
      right(cartMessages.addedLater, { fontSize: 8, color: quiet }),
    ],
  }
}
