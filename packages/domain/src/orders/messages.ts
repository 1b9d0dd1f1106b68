import { cartMessages } from '../cart/index.ts'

export const orderMessages = {
  mayNotOrder: cartMessages.mayNotOrder,
  cartEmpty: cartMessages.cartEmpty,
  cartChanged: cartMessages.cartChanged,
  requestCodeUsed: 'This order request code has already been used.',
  reasonMissing: 'A reason is required to reject an order.',
  alreadyChanged: 'This order has already been changed. Please reload the page.',
  orderFailed: 'Unable to process order.',
  loadFailed: 'Internal server error. Unable to load the order.',
  orderIncomplete: 'Internal server error. Order details could not be saved.',

  noHistory: 'No sales orders exist',
  historyFailed: 'Unable to sort order history data.',
  historyFailedTitle: 'Failed to load sales order history',
  detailsFailed: 'Unable to open order details.',
} as const
