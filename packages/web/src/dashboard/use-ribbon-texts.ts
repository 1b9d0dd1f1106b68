import { useQuery } from '@tanstack/react-query'
import { getRibbonFigures, type RibbonTexts, ribbonTexts, textsWithFigures } from '@volute/domain/dashboard'
import { query } from '../api/index.ts'

/** What stands where a figure is still to come, as high as a line. */
const blank = '\u00a0'
const awaited = { users: blank, roles: blank, quotes: blank, history: blank }

/** What the dashboard's cards say: figures, or without an answer what each card is for (E87). */
export function useRibbonTexts(): RibbonTexts {
  const { data, isPending } = useQuery({
    ...query(getRibbonFigures, {}),
    // Who comes back to the dashboard may have changed what it counts.
    staleTime: 0,
  })
  if (data) return textsWithFigures(data)
  return isPending ? { ...ribbonTexts, ...awaited } : ribbonTexts
}
