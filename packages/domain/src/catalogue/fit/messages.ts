import type { AlternateKind } from './verdict.ts'

export const fitMessages = {
  fitFailed: "Internal server error. Couldn't compare the pump with its BOM.",
  pumpNotFound: 'Requested pump could not be found.',

  /** `Fits: OR2-222-V replaces OR2-222-N (shipped 2019).` */
  replaces: (origin: string, successor: string) => `Fits: ${successor} replaces ${origin}.`,
  /** `OR2-222-N (shipped 2019) is replaced by OR2-222-V.` */
  superseded: (origin: string, successor: string) => `${origin} is replaced by ${successor}.`,
  /** `Approved as equal to OR2-222-N: same compound.` */
  alternate: (kind: AlternateKind, partNumber: string, note: string | null) =>
    `${approvedAs[kind]} ${partNumber}${note ? `: ${note.replace(/\.$/, '')}` : ''}.`,
  notInPump: (serialNumber: string) => `Not in pump ${serialNumber}.`,
  statesLabel: 'Parts of the pump',
  comparing: 'Comparing with the pump as shipped',
  /** `Your pump was built at 9.250 in. You are ordering full trim.`, shown at the trim field. */
  otherThanBuilt: (built: string, ordered: string) =>
    `Your pump was built at ${built}. You are ordering ${ordered}.`,
  /** `Built at 9.250 in, ordered with full trim.`, on carts, orders and papers. */
  trimNote: (built: string, ordered: string) => `Built at ${built}, ordered with ${ordered}.`,
  /** `Trim 10.00 in is more than the 9.250 in that this pump was built with.` */
  trimOver: (trim: string, built: string) =>
    `${trim} is more than the ${built} that this pump was built with.`,
  /** `Trim 7.00 in is less than 80 % of the 9.250 in that this pump was built with.` */
  trimUnder: (trim: string, built: string) =>
    `${trim} is less than 80 % of the ${built} that this pump was built with.`,
  fullTrimDoubtful: (built: string) =>
    `Full trim may be more than the ${built} that this pump was built with.`,
  noChanges: 'The BOM has not changed since this pump shipped.',
  /** Heading above the lines of a pump. */
  pump: (serialNumber: string) => `For pump ${serialNumber}`,
  /** Heading above the lines without a pump, when other lines have one. */
  noPump: 'For no pump',
  /** Used while the serial number is unknown, for example after a part was replaced. */
  somePump: 'For a pump',
  /** Label of the button that acknowledges that a part may not fit. */
  orderAnyway: 'Order anyway',
  orderedAnyway: 'The buyer ordered it anyway.',
  /** Shown on a page that adds parts for its pump. */
  pagePump: (serialNumber: string) => `Ordering for pump ${serialNumber}`,
} as const

const approvedAs: Record<AlternateKind, string> = {
  EQUAL: 'Approved as equal to',
  BETTER: 'Approved as better than',
  IN_NEED: 'Approved as a substitute until you have',
}
