import { type Checked, checkedAs, limits } from '../../core/kernel/index.ts'
import { toCents, toDollars } from '../../core/pricing/index.ts'
import { orderMessages } from './messages.ts'

/** Invoice as entered by the staff of the order desk. */
export interface TypedInvoice {
  number: string
  total: number
  /** As base64; null for an invoice on paper. */
  pdf: string | null
}

/** Reads a total as people write it: `4,704.15`, `$4704.15`; null for any other text, such as `4.704,15`. */
export function readTotal(typed: string): number | null {
  const text = typed.trim().replace(/^\$\s*/, '')
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text) ? Number(text.replaceAll(',', '')) : null
}

/** Total that is not invoiced yet, as the initial text of an invoice; empty where nothing is left (DESK-07). */
export function startTotal(order: { grandTotal: number; invoices: readonly { total: number }[] }): string {
  const cents = order.invoices.reduce((left, { total }) => left - toCents(total), toCents(order.grandTotal))
  return cents > 0 ? toDollars(cents).toFixed(2) : ''
}

/** Base64 of `%PDF-`, with which a PDF begins; the seventh character also holds bits of the byte after it. */
const pdfInBase64 = /^JVBERi[0-3]/

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Checks an invoice of the order desk (DESK-07). */
export function checkInvoice<Typed extends TypedInvoice>(
  typed: Typed,
): Checked<Typed, 'number' | 'total' | 'pdf'> {
  const { number, total, pdf } = typed
  const isTooLarge = pdf !== null && pdf.length > Math.ceil(limits.invoiceBytes / 3) * 4
  return checkedAs(typed, [
    number === '' && { field: 'number', code: 'MISSING', error: orderMessages.invoiceNumberMissing },
    number.length > limits.invoiceNumber && {
      field: 'number',
      code: 'TOO_LONG',
      error: orderMessages.invoiceNumberLong,
    },
    (total < 0 || total > limits.invoiceTotal || !isCents(total)) && {
      field: 'total',
      code: 'OUT_OF_RANGE',
      error: orderMessages.invoiceTotalWrong,
    },
    isTooLarge && { field: 'pdf', code: 'TOO_LONG', error: orderMessages.invoiceTooLarge },
    pdf !== null &&
      !isTooLarge &&
      !(pdfInBase64.test(pdf) && base64.test(pdf)) && {
        field: 'pdf',
        code: 'WRONG_FORMAT',
        error: orderMessages.invoiceNoPdf,
      },
  ])
}

const isCents = (dollars: number) => Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6
