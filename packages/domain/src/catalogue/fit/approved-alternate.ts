import { assembliesAbove, type Place } from './find-places.ts'
import { type AlternateKind, alternateKinds } from './verdict.ts'

/** A part approved in place of another; limited to one BOM when `bomNumber` is set. */
export interface Alternate {
  partNumber: string
  alternate: string
  kind: AlternateKind
  isBothWays: boolean
  bomNumber: string | null
  note: string | null
}

export interface Approved {
  place: Place
  kind: AlternateKind
  note: string | null
}

/**
 * Finds the position in a pump where a part is approved as an alternate: only in the BOMs of that position, and in that
 * direction. Approval is not transitive: the equal of an equal is not approved. Rows for one BOM come before rows for all.
 */
export function approvedFor(
  partNumber: string,
  alternates: readonly Alternate[],
  places: ReadonlyMap<string, readonly Place[]>,
  bomNumber: string,
): Approved | undefined {
  return alternates
    .toSorted(byWeight)
    .values()
    .flatMap(({ kind, note, ...one }) =>
      (places.get(replacedPart(one, partNumber) ?? '') ?? [])
        .filter(
          (place) => one.bomNumber === null || [bomNumber, ...assembliesAbove(place)].includes(one.bomNumber),
        )
        .map((place) => ({ place, kind, note })),
    )
    .next().value
}

/** The part that a row lets another replace; undefined when the row does not mention that other part. */
function replacedPart(
  { partNumber, alternate, isBothWays }: Pick<Alternate, 'partNumber' | 'alternate' | 'isBothWays'>,
  by: string,
): string | undefined {
  if (by === alternate) return partNumber
  return isBothWays && by === partNumber ? alternate : undefined
}

const byWeight = (a: Alternate, b: Alternate) =>
  Number(a.bomNumber === null) - Number(b.bomNumber === null) ||
  alternateKinds.indexOf(a.kind) - alternateKinds.indexOf(b.kind)
