import { useQuery, useQueryClient } from '@tanstack/react-query'
import { limits } from '@volute/domain/kernel'
import { findParts, listPaintColors, type PaintColor, type Part } from '@volute/domain/part'
import { type QuickLine, readPaint } from '@volute/domain/quick-order'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { query, sentenceOf, useSession } from '../api/index.ts'
import { usePaintColors } from '../cart/index.ts'
import { preferencesQuery, useDefaultPaint } from '../part/index.ts'
import { openList } from './open-list.ts'

/** The list of one person and company, and the parts of the lines that still wait for theirs, asked for in one call. */
export function useQuickList(key: string) {
  const [list] = useState(() => openList(key))
  const lines = useSyncExternalStore(list.subscribe, list.get)
  const paintColors = usePaintColors(true).data?.paintColors
  const defaultPaintColorId = useDefaultPaint()
  const partNumbers = waitingNumbers(lines)
  const found = useQuery({
    ...query(findParts, { partNumbers }),
    enabled: partNumbers.length > 0,
  })
  const isWaiting = lines.some((line) => line.part === undefined)

  useEffect(() => {
    window.addEventListener('storage', list.followOtherTab)
    return () => window.removeEventListener('storage', list.followOtherTab)
  }, [list])

  useEffect(() => {
    const parts = partNumbers.length === 0 ? [] : found.data?.parts
    if (!isWaiting || !parts || !paintColors || defaultPaintColorId === undefined) return
    const paint = { paintColors, defaultPaintColorId }
    list.answer(byNumber(parts), (line, part) =>
      line.paintColorId === undefined ? readPaint(line.read?.paintColor ?? '', part, paint) : {},
    )
  })

  return {
    list,
    lines,
    paintColors,
    error: isWaiting && found.error ? sentenceOf(found.error) : null,
    retry: () => void found.refetch(),
  }
}

/** Parts by their number in upper case. */
export function byNumber(parts: readonly Part[]): ReadonlyMap<string, Part> {
  return new Map(parts.map((part) => [part.partNumber.toUpperCase(), part]))
}

/** A text that is longer than any number is not asked for. */
export const mayBeNumber = (text: string) => text.trim() !== '' && text.length <= limits.catalogueNumber

function waitingNumbers(lines: readonly QuickLine[]): string[] {
  const waiting = lines.filter((line) => line.part === undefined && mayBeNumber(line.partNumber))
  return [...new Set(waiting.map((line) => line.partNumber.trim().toUpperCase()))]
}

export interface PaintLookup {
  paintColors: readonly PaintColor[]
  defaultPaintColorId: number | null
}

/** Loads the paint colours and the company's default; a default that cannot be loaded is none. */
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
