import { fitMessages } from './messages.ts'
import { mayNotFit, type ForPump, type Verdict } from './verdict.ts'

/** The verdicts in words, as a mark shows them. */
export const verdictNames: Record<Verdict, string> = {
  FITS: 'Fits',
  REPLACES: 'Replaces',
  ALTERNATE: 'Alternate',
  CHANGED_SINCE: 'Changed since',
  NOT_IN_THIS_PUMP: 'Not in this pump',
}

/** The pump and the part's place in it: `for 100234 · Wet end · no. 6` (LINE-01). */
export function describePlace({ serialNumber, assembly, position }: ForPump): string {
  return [
    `for ${serialNumber}`,
    assembly === null ? [] : assembly,
    position === null ? [] : `no. ${position}`,
  ]
    .flat()
    .join(' · ')
}

/** Why the part fits, and that its buyer knows where it may not (LINE-07). */
export function describeReason({ verdict, reason, isKnown }: ForPump): string {
  return mayNotFit(verdict) && isKnown ? `${reason} ${fitMessages.orderedAnyway}` : reason
}

/** A line's pump on paper and in mails: its place and the reason, each a text; nothing for a line that is for no pump. */
export function describeFit(forPump: ForPump | null): string[] {
  return forPump ? [describePlace(forPump), describeReason(forPump)] : []
}

/** Note to the ERP and the desk beside the line: its place, and the reason only where the part may not fit (LINE-08). */
export function fitNote(forPump: ForPump | null): string | null {
  if (!forPump) return null
  const place = describePlace(forPump)
  return mayNotFit(forPump.verdict) ? `${place}. ${describeReason(forPump)}` : place
}
