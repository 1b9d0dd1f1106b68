import { fitMessages } from './messages.ts'
import { mayNotFit, type ForPump, type Verdict } from './verdict.ts'

/** Names of the verdicts, as shown on badges. */
export const verdictNames: Record<Verdict, string> = {
  FITS: 'Fits',
  REPLACES: 'Replaces',
  ALTERNATE: 'Alternate',
  CHANGED_SINCE: 'Changed since',
  NOT_IN_THIS_PUMP: 'Not in this pump',
}

/** Formats the pump and the part's position in it: `for 100234 · Wet end · no. 6` (LINE-01). */
export function describePlace({ serialNumber, assembly, position }: ForPump): string {
  return [
    `for ${serialNumber}`,
    assembly === null ? [] : assembly,
    position === null ? [] : `no. ${position}`,
  ]
    .flat()
    .join(' · ')
}

/** Reason for the verdict, and a note when the buyer acknowledged that the part may not fit (LINE-07). */
export function describeReason({ verdict, reason, isKnown }: ForPump): string {
  return mayNotFit(verdict) && isKnown ? `${reason} ${fitMessages.orderedAnyway}` : reason
}

/** Texts about a line's pump for documents and mails: its position and the reason; empty for a line without a pump. */
export function describeFit(forPump: ForPump | null): string[] {
  return forPump ? [describePlace(forPump), describeReason(forPump)] : []
}

/** Note for the ERP and the order desk on the line: the position, plus the reason if the part may not fit (LINE-08). */
export function fitNote(forPump: ForPump | null): string | null {
  if (!forPump) return null
  const place = describePlace(forPump)
  return mayNotFit(forPump.verdict) ? `${place}. ${describeReason(forPump)}` : place
}
