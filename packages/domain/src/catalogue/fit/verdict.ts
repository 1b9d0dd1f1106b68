/** Kinds of alternates for the part at a position; `IN_NEED` only until the right part is available. */
export const alternateKinds = ['EQUAL', 'BETTER', 'IN_NEED'] as const
export type AlternateKind = (typeof alternateKinds)[number]

/** Verdicts on a part for the pump of its line; the last three need the buyer's acknowledgement. */
export const verdicts = [
  'FITS',
  'REPLACES',
  'ALTERNATE',
  'CHECK_TRIM',
  'CHANGED_SINCE',
  'NOT_IN_THIS_PUMP',
] as const
export type Verdict = (typeof verdicts)[number]

/** True when a line with this verdict needs "Order anyway" from its buyer. */
export const mayNotFit = (verdict: Verdict) =>
  verdict === 'CHECK_TRIM' || verdict === 'CHANGED_SINCE' || verdict === 'NOT_IN_THIS_PUMP'
