import { cartMessages } from '../cart/index.ts'

export const orderMessages = {
  mayNotOrder: cartMessages.mayNotOrder,
  cartEmpty: cartMessages.cartEmpty,
  cartChanged: cartMessages.cartChanged,
  requestCodeUsed: 'This order request code has already been used.',
  orderFailed: 'Unable to process order.',
  orderIncomplete: 'Internal server error. Order details could not be saved.',
} as const
