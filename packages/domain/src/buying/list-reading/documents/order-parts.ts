import type { ShipTo, SourceLine, SourceOrder } from '../list-source.ts'
import { documentMessages } from './document-messages.ts'

export type OtherNumber = SourceLine['otherNumbers'][number]

/** Line of an order in which nothing is stated yet. */
export const emptyLine = (line: string): SourceLine => ({
  line,
  partNumber: '',
  otherNumbers: [],
  description: '',
  quantity: '',
  unit: '',
  unitPrice: '',
  amount: '',
  needBy: '',
  note: '',
})

export const emptyOrder = (format: SourceOrder['format']): SourceOrder => ({
  format,
  poNumber: '',
  needBy: '',
  shipTo: null,
  currency: '',
  total: '',
  lines: [],
  faults: [],
  attachments: [],
})

/** Price of one piece, when the price is for several: `priceOfOne('63.00', '100')` is `0.63`. */
export function priceOfOne(price: string, basis: string): string {
  const [amount, pieces] = [Number(price), Number(basis)]
  if (price === '' || basis === '' || pieces === 1 || !(pieces > 0) || Number.isNaN(amount)) return price
  return String(Number((amount / pieces).toFixed(6)))
}

/** Date of digits as `YYYY-MM-DD`: `20101214`, or `101214` in this century; anything else is empty. */
export function dateOfDigits(digits: string, century = '20'): string {
  const [, year = '', month, day] = /^(\d{2}|\d{4})(\d{2})(\d{2})$/.exec(digits.trim()) ?? []
  const date = `${year.length === 2 ? century : ''}${year}-${month}-${day}`
  return isDate(date) ? date : ''
}

/** Day of an ISO date or moment as it is written, in every time zone. */
export function dayOf(moment: string): string {
  const day = moment.trim().slice(0, 10)
  return isDate(day) ? day : ''
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** Address of which at least one part is stated; otherwise null. */
export function addressOf(parts: ShipTo): ShipTo | null {
  return Object.values(parts).some((part) => part !== '') ? parts : null
}

/** PO number of an order, with the fault of one that is missing or has neither letter nor digit. */
export function readPoNumber(written: string): { poNumber: string; faults: string[] } {
  if (written === '') return { poNumber: '', faults: [documentMessages.noPoNumber] }
  if (/[\p{L}\p{N}]/u.test(written)) return { poNumber: written, faults: [] }
  return { poNumber: '', faults: [documentMessages.poNumberBlank(written)] }
}
