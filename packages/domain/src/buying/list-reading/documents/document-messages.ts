import { formatNumber, limits } from '../../../core/kernel/index.ts'
import { listLimits } from '../limits.ts'

/** Names of documents that are not orders, as in `This is an invoice, not an order.` */
const otherDocuments: Readonly<Record<string, string>> = {
  // X12
  '810': 'an invoice',
  '855': 'an acknowledgment',
  '856': 'a ship notice',
  '940': 'a warehouse shipping order',
  '997': 'a receipt for a message',
  // EDIFACT
  ORDRSP: 'an order response',
  DESADV: 'a despatch advice',
  INVOIC: 'an invoice',
  // cXML
  ConfirmationRequest: 'an order confirmation',
  ShipNoticeRequest: 'a ship notice',
  PunchOutSetupRequest: 'a request to open a catalogue',
  PunchOutOrderMessage: 'a shopping cart',
  ProfileRequest: 'a question about a system',
  StatusUpdateRequest: 'a status message',
  Response: 'an answer to another document',
  // UBL
  OrderResponse: 'an order response',
  OrderResponseSimple: 'an order response',
  DespatchAdvice: 'a despatch advice',
  Invoice: 'an invoice',
  CrossIndustryInvoice: 'an invoice',
  Quotation: 'a quotation',
}

const named = (poNumber: string) => (poNumber ? ` purchase order ${poNumber}` : ' a purchase order')
const contactDesk = 'The order desk makes such changes: please contact it.'

export const documentMessages = {
  /** True for a document whose kind has a name here. */
  isKnown: (kind: string) => Object.hasOwn(otherDocuments, kind),
  /** `This is an order response to PO12345, not an order.` */
  notAnOrder: (kind: string, poNumber = '') =>
    `This is ${otherDocuments[kind] ?? `a document of the kind ${kind}`}${poNumber && ` for purchase order ${poNumber}`}, not an order.`,
  cart: 'This is a shopping cart of a procurement system, not an order.',
  change: (poNumber: string) => `This changes${named(poNumber)}; it is not a new order. ${contactDesk}`,
  cancellation: (poNumber: string) => `This cancels${named(poNumber)}; it is not a new order. ${contactDesk}`,
  noOrder: 'No order was found in this file.',
  noLines: 'This file holds an order without lines.',

  /** `This file cannot be read: it takes more than 20 seconds to read.` */
  notRead: (reason: string) => `This file cannot be read: it ${reason}.`,
  notWellFormed: (reason: string) => `This file is not a well-formed XML document (${reason}).`,
  ownEntities: 'This XML document declares entities of its own, which are not read.',
  xmlTooDeep: `This XML document has more than ${listLimits.xmlDepth} levels, which are not read.`,
  xmlTooLarge: 'An XML document may be at most 5 MB.',
  fileTooLarge: 'A file may be at most 10 MB.',
  oldWorkbook:
    'This workbook is from an old Excel version. Save it as an Excel workbook (.xlsx), and choose that.',
  tooManyRows: `A list may have at most ${formatNumber(listLimits.rows)} rows. Send it in parts.`,
  tooManyColumns: `A list may have at most ${limits.tableColumns} columns.`,
  tooMuchText: 'This file holds more text than a list has. Send only the sheet with the lines.',
  otherFile:
    'This is not a list or a purchase order. Choose a CSV, XLSX, PDF, XML or EDI file, or paste the lines.',
  emptyFile: 'This file is empty.',
  pdfLocked: 'This PDF is protected by a password. Choose one without it, or paste the lines.',
  pdfScan: 'This PDF holds pictures without text, such as a scan. Paste the lines, or type them.',
  pdfTooLong: `A PDF may have at most ${listLimits.pdfPages} pages.`,

  leftOut: (sentence: string) => `Another document of the file is left out: ${sentence}`,
  wrongCount: (unit: string, said: string, found: number) =>
    `The file says ${said} ${unit}, and there are ${found}. It may be cut.`,
  wrongControl: (first: string, last: string) =>
    `The control numbers at the beginning and the end differ: ${first} and ${last}. The file may be cut.`,
  noEnd: 'The end of the file is missing. It may be cut.',
  twice: (control: string) =>
    `The file holds the same order twice (control number ${control}). It is read once.`,
  sameControl: (control: string) =>
    `Another order in this file has the same control number ${control}. It may be a duplicate.`,
  test: 'The file is marked as a test.',
  copy: 'The order is marked as a copy of one that was sent before.',
  otherCurrency: (currency: string) =>
    `The prices are in ${currency}, and those of the shop are in US dollars.`,
  noPoNumber: 'The file has no PO number.',
  poNumberBlank: (written: string) => `The PO number is written as ${written}. Enter it yourself.`,
  numberMissing: (line: string, qualifier: string) =>
    `Line ${line} has no value for the part number of the kind ${qualifier}.`,
  quantities: (line: string) => `Line ${line} has several quantities. Enter the one to order.`,
  deliveries: (line: string, count: number) =>
    `Line ${line} is to come in ${count} deliveries. The quantity is for all of them.`,
  unknownSegment: (tag: string) => `The file has a segment ${tag}, which is not known.`,
  outside: (tag: string) => `The segment ${tag} is outside the order.`,
} as const
