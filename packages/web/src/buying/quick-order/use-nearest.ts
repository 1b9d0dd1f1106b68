import { useQuery } from '@tanstack/react-query'
import { limits } from '@volute/domain/core/kernel'
import type { Replacement } from '@volute/domain/catalogue/part'
import type { QuickLine } from '@volute/domain/buying/quick-order'
import { findNearest } from '@volute/domain/storefront/search'
import { hasDigit } from '@volute/domain/catalogue/numbers'
import { call, gatherQuestions, queryKey } from '../../core/api/index.ts'

/** The part that is nearest to the unknown number of a line; all lines on the screen are asked for in one call (E95). */
export function useNearest({ part, instead, partNumber }: QuickLine, isWanted: boolean): Replacement | null {
  const isUnknown = part === null && instead === undefined && hasDigit(partNumber) && mayBeNumber(partNumber)
  const { data } = useQuery({
    queryKey: [...queryKey(findNearest), partNumber],
    queryFn: async ({ signal }) => (await askNearest(partNumber, signal)) ?? null,
    enabled: isWanted && isUnknown,
    retry: false,
  })
  return (isUnknown && data) || null
}

/** A text that is longer than any number is not asked for. */
const mayBeNumber = (text: string) => text.trim() !== '' && text.length <= limits.catalogueNumber

const askNearest = gatherQuestions(
  async (partNumbers: string[], signal) => (await call(findNearest, { partNumbers }, { signal })).nearest,
  { pause: 20, most: limits.nearestNumbers },
)

/** The first lines whose number is unknown, as many as one call may ask for; those behind follow as these are fixed. */
export function linesToAsk(lines: readonly QuickLine[]): ReadonlySet<number> {
  const unknown = lines.filter(({ part, instead }) => part === null && instead === undefined)
  return new Set(unknown.slice(0, limits.nearestNumbers).map(({ lineId }) => lineId))
}
