/** The provider's company and product name (OQ-03, OQ-86). */
export const PRODUCT_NAME = 'Volute'

/** Typed to confirm what cannot be undone (ACCT-16, CONST-11). */
export const DELETE_PHRASE = 'PERMANENTLY DELETE'
