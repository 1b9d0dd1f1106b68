import { cartMessages, describeOptions } from '@volute/domain/cart'
import { listCountries, shipTypeName } from '@volute/domain/checkout'
import { companyContact, formatDate, PRODUCT_NAME } from '@volute/domain/kernel'
import { pacificDate } from '@volute/domain/lead-time'
import { formatPercent, formatPrice, toCents, toDollars } from '@volute/domain/pricing'
import { type Quote, quoteExpiry, quoteMessages } from '@volute/domain/quotes'
import type { Block, Paper } from '../pdf/index.ts'

/** The day of an instant where the shop stands (OQ-62). */
const day = (instant: string) => formatDate(pacificDate(new Date(instant)))

/** A quote on paper, in the look of the printed order: the table's head stands on every page. */
export function quotePaper(quote: Quote, companyName: string): Paper {
  const title = `Quote ${quote.salesQuoteId}`
  return {
    info: { title: `${title} ${quote.quoteName}`, author: PRODUCT_NAME },
    language: 'en-US',
    pageSize: 'A4',
    pageMargins: [34, 34, 34, 48],
    defaultStyle: { fontSize: 9, lineHeight: 1.15 },
    content: [
      head(quote, companyName),
      { columns: [summary(quote), address(quote)], columnGap: 24, margin: [0, 14, 0, 14] },
      items(quote),
      totals(quote),
      contact(),
    ],
    footer: (page, pages) => ({
      text: `${title} · Page ${page} of ${pages}`,
      alignment: 'right',
      margin: [34, 14, 34, 0],
      fontSize: 8,
    }),
  }
}

/** The title block: who quotes whom, under which numbers, and until when. */
function head(quote: Quote, companyName: string): Block {
  const cell = (label: string, value: string): Block => ({
    stack: [
      { text: label, fontSize: 7 },
      { text: value, bold: true },
    ],
  })
  return {
    table: {
      widths: ['auto', '*', 'auto', 'auto', 'auto', 'auto'],
      body: [
        [
          { text: PRODUCT_NAME, bold: true, fontSize: 15 },
          cell('Quote', companyName),
          cell('Quote #', String(quote.salesQuoteId)),
          cell('PO #', quote.poNumber),
          cell('Quote Created', day(quote.createdUtc)),
          cell('Valid Until', day(quoteExpiry(quote.createdUtc))),
        ],
      ],
    },
  }
}

function summary(quote: Quote): Block {
  const facts = [
    ['Quote Name', quote.quoteName],
    ['Sales Order #', quote.orderNumber ?? 'N/A'],
    ['Ship Via', shipTypeName(quote.shipVia)],
    ['Billing Type', quote.shippingBillingType ?? 'N/A'],
    ['Distributor', quote.distributorName ?? 'N/A'],
  ] as const
  return {
    stack: [
      { text: 'Quote Summary', bold: true, fontSize: 10 },
      ...facts.map(([label, value]) => ({ columns: [{ text: label, width: 80 }, { text: value }] })),
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
      { text: 'Shipping Address', bold: true, fontSize: 10 },
      ...lines.flatMap((line) => line ?? []),
      ...note('Comment', quote.comment),
      ...note('Special Instructions', quote.specialInstructions),
    ],
  }
}

function note(label: string, text: string | null): Block[] {
  return text === null ? [] : [{ text: label, bold: true, margin: [0, 6, 0, 0] }, text]
}

function items({ cart }: Quote): Block {
  const right = (text: string): Block => ({ text, alignment: 'right' })
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['auto', '*', 'auto', 'auto', 'auto'],
      body: [
        [
          { text: 'Part Number', bold: true },
          { text: 'Description', bold: true },
          { text: 'Quantity', bold: true, alignment: 'right' },
          { text: 'Price', bold: true, alignment: 'right' },
          { text: 'Total', bold: true, alignment: 'right' },
        ],
        ...cart.map((item): Block[] => [
          item.partNumber,
          [item.description, describeOptions(item).join(' · ')].filter(Boolean).join('\n'),
          right(`${item.quantity} ${item.units}`),
          right(item.price === null ? quoteMessages.onRequest : formatPrice(item.price)),
          right(item.price === null ? '' : formatPrice(toDollars(toCents(item.price) * item.quantity))),
        ]),
      ],
    },
  }
}

function totals(quote: Quote): Block {
  const discount = toDollars(toCents(quote.subTotal) - toCents(quote.grandTotal))
  const sums = [
    ['Subtotal', formatPrice(quote.subTotal)],
    [`Company discount ${formatPercent(quote.companyDiscount)}`, `−${formatPrice(discount)}`],
    ['Grand Total', formatPrice(quote.grandTotal)],
  ] as const
  return {
    unbreakable: true,
    margin: [0, 10, 0, 14],
    stack: [
      ...sums.map(([label, value], index) => ({
        columns: [
          { text: label, alignment: 'right' as const },
          { text: value, alignment: 'right' as const, width: 90, bold: index === sums.length - 1 },
        ],
      })),
      { text: cartMessages.addedLater, alignment: 'right', fontSize: 8 },
    ],
  }
}

function contact(): Block {
  const { address: place, phone, fax, salesEmail, website, officeHours } = companyContact
  return {
    unbreakable: true,
    fontSize: 8,
    stack: [
      place.join(', '),
      `Phone ${phone} · Fax ${fax} · Office hours ${officeHours}`,
      `${salesEmail} · ${website}`,
    ],
  }
}
