import { cartMessages } from '../cart/index.ts'

export const orderMessages = {
  mayNotOrder: cartMessages.mayNotOrder,
  cartEmpty: cartMessages.cartEmpty,
  cartChanged: cartMessages.cartChanged,
  cartOrdered: 'An order of this shopping cart is already being processed. Please wait until it is done.',
  termsChanged: 'The terms of sale have changed. Please read them again before you order.',
  requestCodeUsed: 'This order request code has already been used.',
  reasonMissing: 'A reason is required to reject an order.',
  alreadyChanged: 'This order has already been changed. Please reload the page.',
  stepFailed: 'Internal server error. Unable to change the order.',
  /** Why a step is not offered: `The order is shipped.` */
  isAlready: (status: string) => `The order is ${status.toLowerCase()}.`,
  nothingToDo: 'There is nothing to do',
  /** What the desk has done: `Order 100001 was shipped.` */
  wasStepped: (orderNumber: string, step: string) => `Order ${orderNumber} was ${step.toLowerCase()}.`,
  /** What the buyer reads first of a rejected order: `This order was rejected: The account is on hold.` */
  rejected: (reason: string | null) => `This order was rejected${reason ? `: ${reason}` : '.'}`,
  waitsForErp:
    'The ERP has not taken this order yet. The shop goes on submitting it; it can be worked once it has a number.',
  failedAtErp: 'The ERP refused this order; the buyer was told by mail.',
  orderFailed: 'Unable to process order.',
  loadFailed: 'Internal server error. Unable to load the order.',
  orderIncomplete: 'Internal server error. Order details could not be saved.',

  noHistory: 'No sales orders exist',
  historyFailed: 'Unable to sort order history data.',
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
  reorderFailed: 'Internal server error. Unable to add the order to your cart.',
  copyFailed: 'Internal server error. Unable to add the quote to your cart.',
  deskFailed: 'Internal server error. Unable to load the orders.',
  detailsFailed: 'Unable to open order details.',
} as const
