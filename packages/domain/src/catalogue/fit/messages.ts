import type { AlternateKind } from './verdict.ts'

export const fitMessages = {
  fitFailed: "Internal server error. Couldn't compare the pump with its BOM.",
  pumpNotFound: 'Requested pump could not be found.',

  /** `As shipped 2019: OR2-222-N; fits.` */
  fits: (stood: string) => `${stood}; fits.`,
  /** `As shipped 2019: OR2-222-N; today OR2-222-V takes its place; fits.` */
  replaces: (stood: string, successor: string) => `${stood}; today ${successor} takes its place; fits.`,
  superseded: (stood: string, successor: string) => `${stood}; today ${successor} takes its place.`,
  /** `Approved as equal to OR2-222-N: same compound.` */
  alternate: (kind: AlternateKind, partNumber: string, note: string | null) =>
    `${approvedAs[kind]} ${partNumber}${note ? `: ${note.replace(/\.$/, '')}` : ''}.`,
  notInPump: (serialNumber: string) => `Not in pump ${serialNumber}.`,
  statesLabel: 'Parts of the pump',
  comparing: 'Comparing with the pump as shipped',
  noChanges: 'The BOM has not changed since this pump shipped.',
  /** Heads the lines of a pump. */
  pump: (serialNumber: string) => `For pump ${serialNumber}`,
  /** Heads the lines that are for no pump, where others are for one. */
  noPump: 'For no pump',
  /** While the serial number is not known, as after a part was replaced. */
  somePump: 'For a pump',
  /** The button by which a buyer takes notice of a part that may not fit. */
  iKnow: 'I know',
  known: 'The buyer ordered it anyway.',
  /** Marks a page whose parts are added for its pump. */
  armed: (serialNumber: string) => `Ordering for pump ${serialNumber}`,
} as const

const approvedAs: Record<AlternateKind, string> = {
  EQUAL: 'Approved as equal to',
  BETTER: 'Approved as better than',
  IN_NEED: 'Approved in need, until there is',
}
