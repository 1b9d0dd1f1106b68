interface Owner {
  userId: number
  companyId: number
}

/**
 * Keys of values stored in the browser. Others are the cart's unsaved edits (`cart/use-cart.ts`) and the shop's own
 * files (`app/offline`). A sign-out removes the session and the drafts; the rest stays for the reason given at each key.
 */
export const storageKeys = {
  /** Signed-in user and their tokens; a sign-out clears them. */
  user: 'volute.user',
  tokens: 'volute.session',
  /** Prefix of drafts. They are private, so a sign-out removes them. */
  drafts: 'volute.draft/',
  /** Name of the draft with the delivery that a reordered order or copied quote passes to the next checkout. */
  carriedDelivery: 'carried-delivery',
  /** Name of the draft with the purchase order that the quick order passes to the next checkout. */
  carriedOrder: 'carried-order',
  /** Page that required a sign-in; read at the sign-in, removed at a sign-out. */
  path: 'volute.path',
  /** Reason why the server ended the session; stays in its tab until the next sign-in. */
  sessionEnd: 'volute.session-end',
  /** Stays: the theme belongs to the device. `public/theme.js` reads it too. */
  theme: 'volute.theme',
  /** Stays: the setup guide was hidden on this device. */
  setUpHidden: 'volute.set-up-hidden',
  /** Stays: the drawing's share of the BOM page's width belongs to the device. */
  drawingShare: 'volute.drawing-share',
  /** Stays: lets the shop recognize this device at the next sign-in; does not sign anyone in. */
  devices: 'volute.devices',
  /** Stays, shown to its owner only: makes the badge correct immediately after the next sign-in. */
  cartQuantity: 'volute.cart-quantity',
  /** Stays in its tab until read, shown to its owner only: the company was changed elsewhere. */
  leftCompany: 'volute.left-company',
  /** Stays, one per user and company: contains only numbers and descriptions, and the way back to them. */
  recentLookups: ({ userId, companyId }: Owner) => `volute.lookups.${userId}.${companyId}`,
  /** Stays in its tab until the order's outcome is known: the same code cannot create a second order. */
  orderRequest: (salesQuoteId: number | null, { userId, companyId }: Owner) =>
    `volute.order-request${salesQuoteId === null ? '' : `-quote-${salesQuoteId}`}/${userId}/${companyId}`,
  /** Prefix of the caches of copies. Each belongs to one user and company and is removed with either. */
  copies: 'volute.copy',
} as const
