import { useQueryClient } from '@tanstack/react-query'
import { limits } from '@volute/domain/core/kernel'
import { lineOfRow, type ListLine, resolveLines } from '@volute/domain/buying/lines'
import { listPaintColors, type PaintColor, type Part } from '@volute/domain/catalogue/part'
import { findNearest } from '@volute/domain/storefront/search'
import { call, query, queryKey, useSession } from '../../core/api/index.ts'
import { preferencesQuery } from '../../catalogue/part/index.ts'

/**
 * Looks up lines in one call and returns the parts by typed number. The part that another
 * spelling means is cached for its line.
 */
export function usePartLookup() {
  const client = useQueryClient()
  return async (lines: ListLine[], signal: AbortSignal | null = null): Promise<ReadonlyMap<string, Part>> => {
    if (lines.length === 0) return new Map()
    const { lines: reports } = await call(resolveLines, { lines, intoCart: false }, { signal })
    return new Map(
      lines.flatMap(({ typedNumber = '' }, index) => {
        const { part = null, nearest = null } = reports[index] ?? {}
        if (nearest)
          client.setQueryData([...queryKey(findNearest), typedNumber], { ...nearest, isSame: true })
        return part ? [[typedNumber.toUpperCase(), part] as const] : []
      }),
    )
  }
}

/** Finds those of the numbers, in upper case, that the catalogue knows, sold or not. */
export function useKnownNumbers() {
  return async (numbers: readonly string[]): Promise<ReadonlySet<string>> => {
    const known = new Set<string>()
    for (let start = 0; start < numbers.length; start += limits.cartItems) {
      const lines = numbers.slice(start, start + limits.cartItems).map(lineOfNumber)
      const { lines: reports } = await call(resolveLines, { lines, intoCart: false })
      for (const [place, { part }] of reports.entries()) if (part) known.add(lines[place]?.typedNumber ?? '')
    }
    return known
  }
}

const lineOfNumber = (partNumber: string) =>
  lineOfRow({ partNumber, quantity: '1', trim: '', angle: '', paintColor: '' }, 'PASTED')

export interface PaintLookup {
  paintColors: readonly PaintColor[]
  defaultPaintColorId: number | null
}

/** Loads the paint colors and the company's default; a default that fails to load counts as none. */
export function usePaintLookup(): () => Promise<PaintLookup> {
  const client = useQueryClient()
  const { user } = useSession()
  return async () => {
    const colors = query(listPaintColors, {})
    const [{ paintColors }, preferences] = await Promise.all([
      client.query({ ...colors, staleTime: 'static' }),
      client.query({ ...preferencesQuery(user.companyId), staleTime: 'static' }).catch(() => null),
    ])
    return { paintColors, defaultPaintColorId: preferences?.defaultPaintColor?.paintColorId ?? null }
  }
}
