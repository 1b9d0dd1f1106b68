import { paperColors } from '@volute/domain/core/brand'
import { cartMessages, describeOptions } from '@volute/domain/buying/cart'
import { countryName, shipTypeName } from '@volute/domain/buying/checkout'
import { describeFit, groupByPump } from '@volute/domain/catalogue/fit'
import { formatDate } from '@volute/domain/core/kernel'
import { formatShopDay } from '@volute/domain/catalogue/lead-time'
import { formatPercent, formatPrice, toCents, toDollars } from '@volute/domain/core/pricing'
import { type Quote, quoteMessages, validUntil } from '@volute/domain/buying/quotes'
import { type BrandInForce, letterhead, type Picture } from '../../core/brand/index.ts'
import type { Block, PdfContent } from '../../core/pdf/index.ts'
import { noPictures, pictureBlock, type QuotePictures } from './quote-pictures.ts'

/** Quote as a document in the shop's brand; the table header repeats on each page. */
export function quotePdf(
  quote: Quote,
  companyName: string,
  { brand }: BrandInForce,
  logo: Picture | undefined,
  pictures: QuotePictures = noPictures,
): PdfContent {
  const title = `Quote ${quote.salesQuoteId}`
  const colors = paperColors(brand.accent)
  return {
    info: { title: `${title} ${quote.quoteName}`, author: brand.name },
    language: 'en-US',
    defaultStyle: { fontSize: 9, lineHeight: 1.2, color: colors.ink },
    ...letterhead(brand, logo, title),
    content: [
      { text: quote.quoteName, fontSize: 16, bold: true },
      { text: `Prepared for ${companyName}`, fontSize: 10, color: colors.quiet, margin: [0, 0, 0, 14] },
      facts(quote, colors, brand.timeZone),
      { columns: [summary(quote, colors), address(quote, colors)], columnGap: 24, margin: [0, 16, 0, 18] },
      items(quote, colors, pictures),
      totals(quote, colors, brand),
    ],
  }
}

type Colors = ReturnType<typeof paperColors>

/** Numbers and dates in a row at the top. */
function facts(quote: Quote, { wash, quiet }: Colors, timeZone: string): Block {
  const cells = [
    ['Quote #', String(quote.salesQuoteId)],
    ['PO #', quote.poNumber],
    ['Quote Created', formatShopDay(quote.createdUtc, timeZone)],
    ['Valid Until', formatDate(validUntil(quote.createdUtc, timeZone))],
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

function summary(quote: Quote, { accent, quiet }: Colors): Block {
  const lines = [
    ['Sales Order #', quote.orderNumber ?? 'N/A'],
    ['Ship Via', shipTypeName(quote.shipVia)],
    ['Billing Type', quote.shippingBillingType ?? 'N/A'],
    ['Distributor', quote.distributorName ?? 'N/A'],
  ] as const
  return {
    stack: [
      heading('Quote Summary', accent),
      ...lines.map(([label, value]) => ({
        columns: [{ text: label, width: 80, color: quiet }, { text: value }],
      })),
    ],
  }
}

function address(quote: Quote, { accent }: Colors): Block {
  const lines = [
    quote.shippingCompanyName,
    quote.shippingContactName,
    quote.shippingAddressLine1,
    quote.shippingAddressLine2,
    `${quote.shippingCity}, ${quote.shippingState} ${quote.shippingZipCode}`,
    countryName(quote.shippingCountry) ?? quote.shippingCountry,
    quote.shippingPhoneNumber,
  ]
  return {
    stack: [
      heading('Shipping Address', accent),
      ...lines.flatMap((one) => one ?? []),
      ...note('Comment', quote.comment),
      ...note('Special Instructions', quote.specialInstructions),
    ],
  }
}

const heading = (text: string, color: string): Block => ({
  text,
  bold: true,
  fontSize: 10,
  color,
  margin: [0, 0, 0, 3],
})

function note(label: string, text: string | null): Block[] {
  return text === null ? [] : [{ text: label, bold: true, margin: [0, 6, 0, 0] }, text]
}

/** Lines by pump, with their pictures where any of their parts is drawn. */
function items({ cart }: Quote, { accent, wash, quiet, line }: Colors, pictures: QuotePictures): Block {
  const drawn = (cell: Block): Block[] => (pictures.size > 0 ? [cell] : [])
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
      widths: [...(pictures.size > 0 ? [30] : []), 84, '*', 'auto', 'auto', 'auto'],
      body: [
        [
          ...drawn(head('')),
          head('Part Number'),
          head('Description'),
          head('Quantity', 'right'),
          head('Price', 'right'),
          head('Total', 'right'),
        ],
        ...groupByPump(cart)
          .flatMap(({ lines }) => lines)
          .map((item): Block[] => [
            ...drawn(pictureBlock(item, pictures, quiet)),
            { text: item.partNumber, bold: true },
            {
              stack: [item.description, ...options(item, quiet), ...fit(item, quiet)],
            },
            right(`${item.quantity} ${item.units}`),
            right(formatPrice(item.price)),
            right(formatPrice(item.price === null ? null : toDollars(toCents(item.price) * item.quantity))),
          ]),
      ],
    },
  }
}

function options(item: Quote['cart'][number], color: string): Block[] {
  const text = describeOptions(item).join(' · ')
  return text === '' ? [] : [{ text, color, fontSize: 8 }]
}

/** The line's pump, and the reason why its part fits (LINE-09). */
const fit = ({ forPump }: Quote['cart'][number], color: string): Block[] =>
  describeFit(forPump).map((text) => ({ text, color, fontSize: 8 }))

/** Totals, and notes on what they exclude. */
function totals(quote: Quote, { accent, quiet }: Colors, { name, warranty }: BrandInForce['brand']): Block {
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
      ...(isUnpriced ? [right(quoteMessages.unpriced(name), { fontSize: 8, color: quiet })] : []),
      right(cartMessages.addedLater, { fontSize: 8, color: quiet }),
      ...(warranty ? [right(warranty, { fontSize: 8, color: quiet })] : []),
    ],
  }
}
