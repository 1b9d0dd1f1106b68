import { fitMessages } from './messages.ts'
import type { ForPump } from './for-pump.ts'
import { mayNotFit, type Verdict } from './verdict.ts'

/** Names of the verdicts, as shown on badges. */
export const verdictNames: Record<Verdict, string> = {
  FITS: 'Fits',
  REPLACES: 'Replaces',
  ALTERNATE: 'Alternate',
  CHECK_TRIM: 'Check trim',
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

/** Reason for the verdict, another trim than the pump's, and that the buyer ordered it anyway (LINE-07, FIT-16). */
export function describeReason({ verdict, reason, trimNote, isKnown }: ForPump): string {
  const anyway = mayNotFit(verdict) && isKnown && fitMessages.orderedAnyway
  return [reason, trimNote, anyway].filter(Boolean).join(' ')
}

/** Texts about a line's pump for documents and mails: its position and the reason; empty for a line without a pump. */
export function describeFit(forPump: ForPump | null): string[] {
  return forPump ? [describePlace(forPump), describeReason(forPump)] : []
}

/**
 * Note for the ERP and the order desk on the line: the position, plus the reason if the part may not fit, and another trim
 * than the pump's (LINE-08).
 */
export function fitNote(forPump: ForPump | null): string | null {
  if (!forPump) return null
  const place = describePlace(forPump)
  const said = mayNotFit(forPump.verdict) ? describeReason(forPump) : forPump.trimNote
  return said ? `${place}. ${said}` : place
}
