import { assembliesAbove, type Place } from './find-places.ts'
import { type AlternateKind, alternateKinds } from './verdict.ts'

/** A part that may take another's place, in one BOM only where it is named. */
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
 * Where in a pump a part is approved to take another's place: in that very place's BOMs, and in that direction. What is
 * equal to an equal part is not approved. What is said of one BOM comes before what is said of all.
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

/** The part whose place another may take by a row; undefined where the row says nothing of that one. */
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
