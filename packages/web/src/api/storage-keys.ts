interface Owner {
  userId: number
  companyId: number
}

/**
 * The names under which the browser keeps something; besides them there are what the cart has not saved yet
 * (`cart/unsaved-cart.ts`) and the shop's own files (`app/offline`). At a sign-out the session and what was begun go; the
 * rest stays for the reason beside it.
 */
export const storageKeys = {
  /** Who is signed in, and by which tokens; a sign-out empties them. */
  user: 'volute.user',
  tokens: 'volute.session',
  /** The beginning of the names of drafts: what was begun is nobody else's business, so a sign-out forgets them. */
  drafts: 'volute.draft/',
  /** Where somebody wanted to go who had to sign in first; the sign-in takes it, and whoever signs out forgets it. */
  path: 'volute.path',
  /** Stays: it is the device that is looked at by day or night. `public/theme.js` reads it, too. */
  theme: 'volute.theme',
  /** Stays, told to its owner alone: so the badge is right at once after the next sign-in. */
  cartQuantity: 'volute.cart-quantity',
  /** Stays in its tab, told to its owner alone, until it was read: the tab showed a company that was changed elsewhere. */
  leftCompany: 'volute.left-company',
  /** Stays, one for each person and company: numbers and descriptions only, and the way back to them. */
  recentLookups: ({ userId, companyId }: Owner) => `volute.lookups.${userId}.${companyId}`,
  /** Stays in its tab until the order's outcome is known: sent again, the same code makes no second order. */
  orderRequest: (salesQuoteId: number | null, { userId, companyId }: Owner) =>
    `volute.order-request${salesQuoteId === null ? '' : `-quote-${salesQuoteId}`}/${userId}/${companyId}`,
  /** The first word of the caches of copies: they are one person's for one company, and go with either. */
  copies: 'volute.copy',
} as const
