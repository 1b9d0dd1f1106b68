export const orderMessages = {
  mayNotOrder: 'You do not have permission to place sale orders.',
  cartEmpty: 'Your shopping cart is empty.',
  cartChanged: 'Your shopping cart has changed. Please review it again.',
  requestCodeUsed: 'This order request code has already been used.',
  orderFailed: 'Unable to process order.',
  orderIncomplete: 'Internal server error. Order details could not be saved.',
} as const
