import { useQuery } from '@tanstack/react-query'
import { limits } from '@volute/domain/core/kernel'
import type { QuickLine } from '@volute/domain/buying/quick-order'
import { findNearest, type NearestPart } from '@volute/domain/storefront/search'
import { hasDigit } from '@volute/domain/catalogue/numbers'
import { call, gatherQuestions, queryKey } from '../../core/api/index.ts'

/** Part nearest to the unknown number of a line; the numbers of all lines on screen are requested in one call (E95). */
export function useNearest({ part, instead, partNumber }: QuickLine, isWanted: boolean): NearestPart | null {
  const isUnknown = part === null && instead === undefined && hasDigit(partNumber) && mayBeNumber(partNumber)
  const { data } = useQuery({
    queryKey: [...queryKey(findNearest), partNumber],
    queryFn: async ({ signal }) => (await askNearest(partNumber, signal)) ?? null,
    enabled: isWanted && isUnknown,
    retry: false,
  })
  return (isUnknown && data) || null
}

/** False for a text longer than any part number, which is not requested. */
const mayBeNumber = (text: string) => text.trim() !== '' && text.length <= limits.catalogueNumber

const askNearest = gatherQuestions(
  async (partNumbers: string[], signal) => (await call(findNearest, { partNumbers }, { signal })).nearest,
  { pause: 20, most: limits.nearestNumbers },
)

/** First lines with an unknown number, up to the limit of one call; the next ones follow as these are fixed. */
export function linesToAsk(lines: readonly QuickLine[]): ReadonlySet<number> {
  const unknown = lines.filter(({ part, instead }) => part === null && instead === undefined)
  return new Set(unknown.slice(0, limits.nearestNumbers).map(({ lineId }) => lineId))
}
