import { addLine, startLine } from '@volute/domain/buying/quick-order'
import { type TypedPart, useTypedParts } from '../lines/index.ts'
import type { QuickList } from './open-list.ts'
import { usePaintLookup } from './use-lookups.ts'

/** Adds typed numbers to the list (QUICK-05). */
export function useAddPart(list: QuickList, onAdded: (lineId: number, what: string) => void) {
  const lookUpPaint = usePaintLookup()
  return useTypedParts(async ({ part, quantity }: TypedPart) => {
    const { defaultPaintColorId } = await lookUpPaint()
    const line = { ...startLine(list.nextId(), part, defaultPaintColorId), quantity }
    const added = addLine(list.get(), line)
    if (added.error !== null) return added.error
    list.set(added.lines)
    onAdded(added.lineId, `${quantity} ${part.description}`)
    return null
  })
}
