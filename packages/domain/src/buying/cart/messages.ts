import { fitMessages } from '../../catalogue/fit/index.ts'
import { counted, formatNumber, limits } from '../../core/kernel/index.ts'

export const cartMessages = {
  partInvalid: 'Part number invalid. Please check the part number and try again.',
  pumpUnknown: 'We can’t find the pump for this part. Look up the pump again.',
  /** Shown before a quote or an order is made; names the first part (LINE-06). */
  fitNotKnown: (partNumber: string) =>
    `${partNumber} may not fit its pump. Choose “${fitMessages.orderAnyway}” on that line, or remove it.`,
  quantity: `Quantity must be a number between 1 and ${limits.quantity}.`,
  /** Shown at a line of a list with goods that are already in the cart (LIST-03). */
  overInCart: `Together with your cart, this is more than ${limits.quantity}.`,
  paintColor: 'Paint color is not valid.',
  angle: `Impeller angle must be between 0 and ${limits.impellerAngle} degrees.`,
  /** `Impeller trim must be between 8.250 and 9.750 inches.`; 0 and 30 where a part's own limits are unknown (OQ-117). */
  trim: (min: string, full: string) => `Impeller trim must be between ${min} and ${full} inches.`,
  trimRange: (min: string, full: string) => `Between ${min} and ${full} in`,
  /** `As built 9.250 in`, or `As built 9.250 in, 5 deg` */
  asBuilt: (inches: string, degrees: number | null) =>
    `As built ${inches}${degrees ? `, ${degrees} deg` : ''}`,

  mayNotOrder: 'You do not have permission to place sale orders.',
  /** Takes the name of the shop (CART-08). */
  noDistributor: (name: string) =>
    `Please contact ${name} to associate your company with an approved distributor account.`,
  cartEmpty: 'Your shopping cart is empty.',
  itemsInvalid: 'Please correct the marked items first.',
  /** Shown at the line, beside the name of a replacement. */
  notSold: 'No longer sold.',
  itemsNotSold: 'Please remove or replace the items that are no longer sold.',
  cartChanged: 'Your shopping cart has changed. Please review it again.',
  /** Button that ends the review of changes made elsewhere. */
  reviewed: 'Reviewed',
  cartFull: `A shopping cart holds at most ${limits.cartItems} lines.`,
  /** `A shopping cart holds at most 500 lines. 612 are chosen.`, shown before anything is sent (LOOKUP-17). */
  tooManyLines: (count: number) =>
    `A shopping cart holds at most ${limits.cartItems} lines. ${formatNumber(count)} are chosen.`,

  /** Reason that the totals are 0 (CART-22, OQ-42). */
  unpriced: 'A part without a price is priced after you order. Until then the total is $0.00.',
  /** CART-23 */
  addedLater: 'Shipping cost and sales tax are added later.',

  /** CART-16 */
  paintCount: 'Quantity must be a valid number.',
  /** `New quantity must not be greater than the current quantity (5)`, without a period, as in the specification. */
  paintCountOver: (quantity: number) =>
    `New quantity must not be greater than the current quantity (${quantity})`,

  /** `Gasket, casing is now on two identical lines (2 and 3). Combine them into one line of 5?` (CART-12) */
  combineQuestion: (name: string, [a, b]: readonly [number, number]) =>
    `${name} is now on two identical lines (${a} and ${b}). Combine them into one line of ${a + b}?`,

  itemReplaced: 'Item replaced',
  replaceWith: (partNumber: string) => `Replace with ${partNumber}`,

  /** `2 in cart`, at a part of a parts list (LOOKUP-25). */
  inCart: (quantity: number) => `${formatNumber(quantity)} in cart`,
  /** Beside the day by which everything ships: `Waits for Gasket, casing and 2 more lines` */
  waitsFor: (name: string, more: number) =>
    `Waits for ${name}${more > 0 ? ` and ${counted(more, 'more line')}` : ''}`,

  /** Subject of a mail with the lines of a cart. */
  sharedBy: (company: string, shop: string) => `Shopping cart of ${company} at ${shop}`,
  pasteCopy: 'Paste the lines into Quick Order to order them.',
  copyDenied: 'Your browser does not allow copying. Download the CSV instead.',

  partAdded: 'Part Added',
  /** Confirms that an addition has been undone. */
  additionReverted: 'Removed from the cart',
  addFailed: 'Unable to add item to cart.',
  /** CART-26 */
  loadFailed: 'Internal server error. Unable to update shopping cart.',
  updateFailed: 'Unable to update shopping cart.',
  deleteFailed: 'Unable to delete cart item.',
  clearFailed: 'Unable to clear cart.',
  removeQuestion: 'Are you sure that you want to remove this item from the cart?',
} as const
