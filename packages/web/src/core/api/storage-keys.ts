interface Owner {
  userId: number
  companyId: number
}

/**
 * The names under which the browser keeps something; others are the cart's unsaved edits
 * (`cart/unsaved-cart.ts`) and the shop's own files (`app/offline`). At a sign-out the session and what was begun go; the
 * rest stays for the reason beside it.
 */
export const storageKeys = {
  /** Who is signed in, and by which tokens; a sign-out empties them. */
  user: 'volute.user',
  tokens: 'volute.session',
  /** Prefix of drafts: they are private, so a sign-out removes them. */
  drafts: 'volute.draft/',
  /** Name of the draft of a checkout's delivery, as a reordered order or a copied quote carries it to the next one. */
  carriedDelivery: 'carried-delivery',
  /** The page that needed a sign-in first; the sign-in takes it, a sign-out removes it. */
  path: 'volute.path',
  /** Why the server has ended the session, in its tab until the next sign-in. */
  sessionEnd: 'volute.session-end',
  /** Stays: the theme is the device's. `public/theme.js` reads it, too. */
  theme: 'volute.theme',
  /** Stays: how much of the BOM page's width the drawing takes is the device's. */
  drawingShare: 'volute.drawing-share',
  /** Stays: the shop knows this device at the next sign-in; nobody is signed in by it. */
  devices: 'volute.devices',
  /** Stays, shown to its owner only: the badge is right at once after the next sign-in. */
  cartQuantity: 'volute.cart-quantity',
  /** Stays in its tab, shown to its owner only, until it was read: the company was changed elsewhere. */
  leftCompany: 'volute.left-company',
  /** Stays, one for each person and company: numbers and descriptions only, and the way back to them. */
  recentLookups: ({ userId, companyId }: Owner) => `volute.lookups.${userId}.${companyId}`,
  /** Stays in its tab until the order's outcome is known: the same code cannot make a second order. */
  orderRequest: (salesQuoteId: number | null, { userId, companyId }: Owner) =>
    `volute.order-request${salesQuoteId === null ? '' : `-quote-${salesQuoteId}`}/${userId}/${companyId}`,
  /** Prefix of the caches of copies: each belongs to one person and company, and goes with either. */
  copies: 'volute.copy',
} as const
