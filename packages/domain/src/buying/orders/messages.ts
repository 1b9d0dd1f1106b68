import { cartMessages } from '../cart/index.ts'
import { counted, formatNumber, limits } from '../../core/kernel/index.ts'

export const orderMessages = {
  mayNotOrder: cartMessages.mayNotOrder,
  cartEmpty: cartMessages.cartEmpty,
  cartChanged: cartMessages.cartChanged,
  cartOrdered: 'An order of this shopping cart is already being processed. Please wait until it is done.',
  termsChanged: 'The terms of sale have changed. Please read them again before you order.',
  requestCodeUsed: 'This order request code has already been used.',
  poFileFailed: 'Internal server error. Unable to load the file.',
  poFileMissing: 'The file of your purchase order is no longer there. Please choose it again, or remove it.',
  /** Company that refuses a PO number that it has used. */
  poNumberUsed: (poNumber: string) =>
    `Your company has already ordered under PO number ${poNumber}. Enter another one.`,
  checkPoFailed: 'Internal server error. Unable to look for this PO number.',
  reasonMissing: 'A reason is required to reject an order.',
  /** Shown in the dialog before a parcel leaves a part of such an order behind. */
  partsForbidden: (buyer: string) =>
    `${buyer} wants this order in one shipment. Ship the rest with it, or give a reason.`,
  partReasonMissing: 'A reason is required to ship a part: the customer wants one shipment.',
  /** `Shipped in parts: the rest is on back-order.` */
  shippedInParts: (reason: string) => `Shipped in parts: ${reason}`,
  cancelReasonMissing: 'A reason is required to cancel lines.',
  noLines: 'Choose at least one line.',
  lineTwice: 'A line is listed twice.',
  /** `Line 2 has only 3 left.` */
  onlyToCome: (position: number, left: number) =>
    left === 0 ? `Line ${position + 1} has none left.` : `Line ${position + 1} has only ${left} left.`,
  promiseInPast: 'The date is in the past.',
  noParcel: 'This parcel is not at the order desk.',
  invoiceNumberMissing: 'An invoice number is required.',
  invoiceNumberLong: `The invoice number may have at most ${limits.invoiceNumber} characters.`,
  invoiceNoPdf: 'This file is not a PDF.',
  invoiceTooLarge: 'The PDF may be at most 5 MB.',
  invoiceTotalWrong: 'Enter the total as a number, for example 4704.15.',
  invoiceTaken: 'This order already has an invoice of that number.',
  addInvoiceFailed: 'Internal server error. Unable to add the invoice.',
  workedInErp: 'Process orders in the ERP, not here.',
  alreadyChanged: 'This order has already been changed. Please reload the page.',
  stepFailed: 'Internal server error. Unable to change the order.',
  /** Reason that a step is not offered: `The order is shipped.` */
  isAlready: (status: string) => `The order is ${status.toLowerCase()}.`,
  nothingToDo: 'There is nothing to do',
  /** Confirmations of the order desk, by step. */
  stepped: {
    PICKED: (orderNumber: string) => `Order ${orderNumber} was picked.`,
    SHIPPED: (orderNumber: string) => `A parcel of order ${orderNumber} was shipped.`,
    CORRECTED: (orderNumber: string) => `A parcel of order ${orderNumber} was corrected.`,
    UNSHIPPED: (orderNumber: string) => `A shipment of order ${orderNumber} was cancelled.`,
    PROMISED: (orderNumber: string) => `The dates of order ${orderNumber} were changed.`,
    CANCELLED: (orderNumber: string) => `Items of order ${orderNumber} were cancelled.`,
    REJECTED: (orderNumber: string) => `Order ${orderNumber} was rejected.`,
  },
  /** First sentence that the buyer of a rejected order sees: `This order was rejected: The account is on hold.` */
  rejected: (reason: string | null) => `This order was rejected${reason ? `: ${reason}` : '.'}`,
  waitsForErp:
    'The ERP has not accepted this order yet. The shop keeps submitting it; you can process it once it has a number.',
  failedAtErp: 'The ERP rejected this order. We emailed the buyer.',
  orderFailed: 'Unable to process order.',
  loadFailed: 'Internal server error. Unable to load the order.',
  orderIncomplete: 'Internal server error. Order details could not be saved.',

  /** HISTORY-06 */
  noHistory: 'No sales orders exist',
  /** HISTORY-11 */
  historyFailed: 'Unable to sort order history data.',
  /** HISTORY-11 */
  historyFailedTitle: 'Failed to load sales order history',
  /** `PO # 88-1042 is still being processed. It is listed here once it has a sales order number.` */
  stillProcessed: (poNumbers: readonly string[]) =>
    poNumbers.length === 1
      ? `PO # ${poNumbers[0]} is still being processed. It is listed here once it has a sales order number.`
      : `PO # ${poNumbers.join(', ')} are still being processed. They are listed here once they have sales order numbers.`,
  /** `PO # 88-1042 could not be placed: The account is on hold.` */
  notPlaced: (poNumber: string, reason: string | null) =>
    `PO # ${poNumber} could not be placed${reason ? `: ${reason}` : '.'}`,
  /** `4 of 5 lines are in your cart.` */
  reordered: (added: number, all: number, what: 'order' | 'quote') =>
    added === all ? `The whole ${what} is in your cart.` : `${added} of ${all} lines are in your cart.`,
  /** Asked when the cart holds other lines besides those of an order or quote. */
  whatToOrder: (others: number) =>
    `Your cart has ${counted(others, 'other line')}. What do you want to order?`,
  onlyThese: (count: number) => (count === 1 ? 'Only this line' : `Only these ${formatNumber(count)} lines`),
  everything: 'Everything in the cart',
  /** `Ordering 3 of the 18 lines in your cart.` */
  onlySome: (some: number, all: number) =>
    `Ordering ${formatNumber(some)} of the ${formatNumber(all)} lines in your cart.`,
  orderEverything: 'Order everything in the cart',
  /** `was $4.50, now $9.99` */
  newPrice: (was: string, now: string) => `was ${was}, now ${now}`,
  reorderFailed: 'Internal server error. Unable to add the order to your cart.',
  copyFailed: 'Internal server error. Unable to add the quote to your cart.',
  deskFailed: 'Internal server error. Unable to load the orders.',
  /** HISTORY-11 */
  detailsFailed: 'Unable to open order details.',
  invoiceFailed: 'Unable to open the invoice.',
  /**
   * Notice on an order's page while the ERP does not answer: `The ERP has not answered since 11/20/2026, 4:32 PM Los
   * Angeles time…`
   */
  comingBehind: (since: string) =>
    `The ERP has not answered since ${since}. This page shows what it said then.`,

  /** Shown for a parcel that contains only added lines. */
  /** Description of a line that the ERP's staff added, of which only number and quantity are known. */
  addedLine: 'Added to the order',
  onlyAdded: 'It contains what was added to your order.',

  /** Texts of the events on an order's page. */
  timeline: {
    submitted: 'Submitted.',
    /** On the order date. */
    ordered: (orderNumber: string) => `Ordered as sales order ${orderNumber}.`,
    picked: 'Picked.',
    parcel: (parcelNumber: number, carrier: string | null) =>
      `Parcel ${parcelNumber} shipped${carrier ? ` by ${carrier}` : ''}.`,
    parcelCancelled: (parcelNumber: number) => `Parcel ${parcelNumber} was cancelled.`,
    invoice: (number: string, total: string) => `Invoice ${number}: ${total}.`,
    claim: (kind: 'RETURN' | 'WARRANTY', quantity: string) =>
      kind === 'WARRANTY' ? `Warranty claim: ${quantity}.` : `Return: ${quantity}.`,
    claimDecided: (status: string, quantity: string) => `Claim ${status.toLowerCase()}: ${quantity}.`,
  },
} as const
