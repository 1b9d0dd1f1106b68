/** Accounts that the shop keeps: those of customers, which companies order on, and distributors. */
export const accountKinds = ['customer', 'distributor'] as const
export type AccountKind = (typeof accountKinds)[number]
