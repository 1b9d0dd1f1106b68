import { useQuery } from '@tanstack/react-query'
import { resolveLines } from '@volute/domain/buying/lines'
import { listLineOf, readPaint } from '@volute/domain/buying/quick-order'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryKey, sentenceOf } from '../../core/api/index.ts'
import { usePaintColors } from '../cart/index.ts'
import { useDefaultPaint } from '../../catalogue/part/index.ts'
import { openList } from './open-list.ts'
import { usePartLookup } from './use-lookups.ts'

/** List of one user and company. The parts of lines that wait for theirs are requested in one call. */
export function useQuickList(key: string) {
  const [list] = useState(() => openList(key))
  const lines = useSyncExternalStore(list.subscribe, list.get)
  const paintColors = usePaintColors(true).data?.paintColors
  const defaultPaintColorId = useDefaultPaint()
  const lookUpParts = usePartLookup()
  const waiting = lines.filter((line) => line.part === undefined).map(listLineOf)
  const isWaiting = waiting.length > 0
  const found = useQuery({
    queryKey: [...queryKey(resolveLines), waiting],
    queryFn: ({ signal }) => lookUpParts(waiting, signal),
    enabled: isWaiting,
  })

  useEffect(() => {
    window.addEventListener('storage', list.followOtherTab)
    return () => window.removeEventListener('storage', list.followOtherTab)
  }, [list])

  useEffect(() => {
    if (!isWaiting || !found.data || !paintColors || defaultPaintColorId === undefined) return
    const paint = { paintColors, defaultPaintColorId }
    list.answer(found.data, (line, part) =>
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
