import { describeTrim, formatBomTrim, roundTrim, type TrimLimits } from '../part/index.ts'
import { fitMessages } from './messages.ts'
import type { ForPump } from './for-pump.ts'
import { mayNotFit } from './verdict.ts'

/** Trim in inches and angle in degrees on a pump's nameplate. */
export interface BuiltImpeller {
  trim: number
  /** Null if the nameplate has none, or one that cannot be ordered. */
  angle: number | null
  /** Angle on the nameplate that cannot be ordered, such as 2.5: its buyer has to enter one. */
  oddAngle?: number
}

/** Trim and angle of a line; 0 is Full Trim, null if not chosen or the part is not an impeller. */
interface OrderedImpeller {
  impellerTrim: number | null
  impellerAngle: number | null
}

/** The impeller of a line, and everything that its trim is judged by. */
export interface JudgedTrim {
  part: TrimLimits
  built: BuiltImpeller | undefined
  ordered: OrderedImpeller
}

/** Share of the as-built trim below which a trim of unknown limits is asked about. */
const LEAST_SHARE = 0.8

/**
 * The fit of a line with its trim considered. A trim that the buyer is asked about never fits; any other trim than the
 * pump's own is noted (OQ-117, FIT-16).
 */
export function withTrim<Fit extends Pick<ForPump, 'verdict' | 'reason'>>(
  fit: Fit,
  trim: JudgedTrim,
): Fit & Pick<ForPump, 'trimNote'> {
  const doubt = doubtAboutTrim(trim)
  if (doubt !== null && !mayNotFit(fit.verdict)) return { ...fit, verdict: 'CHECK_TRIM', reason: doubt }

  const trimNote = doubt ?? otherThanBuilt(trim, fitMessages.trimNote)
  return trimNote === null ? fit : { ...fit, trimNote }
}

/**
 * Reason to ask about a trim: where the part's own limit is unknown, it is more than the pump's, or less than 80 % of it.
 * For a pump built at 9.250 in, 9.26 and 7.39 are asked about, and so is Full Trim (OQ-117).
 */
export function doubtAboutTrim({ part, built, ordered: { impellerTrim } }: JudgedTrim): string | null {
  if (built === undefined || impellerTrim === null) return null
  const asBuilt = formatBomTrim(built.trim)
  const isFullKnown = typeof part.trimFull === 'number'
  if (impellerTrim === 0) return isFullKnown ? null : fitMessages.fullTrimDoubtful(asBuilt)

  const trim = describeTrim(impellerTrim)
  if (!isFullKnown && impellerTrim > roundTrim(built.trim)) return fitMessages.trimOver(trim, asBuilt)
  const isUnder = typeof part.trimMin !== 'number' && impellerTrim < built.trim * LEAST_SHARE
  return isUnder ? fitMessages.trimUnder(trim, asBuilt) : null
}

/** Sentence that the ordered trim or angle differs from the nameplate; null if they are equal or unknown (FIT-16). */
export function otherThanBuilt(
  { built, ordered: { impellerTrim, impellerAngle } }: Omit<JudgedTrim, 'part'>,
  sentence: (built: string, ordered: string) => string = fitMessages.otherThanBuilt,
): string | null {
  if (built === undefined || impellerTrim === null) return null

  const isOtherAngle = built.angle !== null && impellerAngle !== null && impellerAngle !== built.angle
  if (impellerTrim === built.trim && !isOtherAngle) return null

  const withAngle = (trim: string, degrees: number | null) =>
    isOtherAngle ? `${trim}, angle ${degrees} deg` : trim
  return sentence(
    withAngle(formatBomTrim(built.trim), built.angle),
    withAngle(describeTrim(impellerTrim), impellerAngle).toLowerCase(),
  )
}
