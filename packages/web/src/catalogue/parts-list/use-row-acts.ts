import { type BomLine, rowActions } from '@volute/domain/catalogue'
import { type RefObject, useMemo, useRef } from 'react'
import { useOrder } from '../search/order-provider.tsx'
import type { RowActs } from './part-row.tsx'

interface ListEvents {
  rows: readonly BomLine[]
  isFlat: boolean
  pane: RefObject<HTMLElement | null>
  scrollTo: (index: number) => void
  onType: (index: number, text: string) => void
  onHot: (partNumber: string | null) => void
  onSelect: (partNumber: string) => void
  onDrill: (partNumber: string) => void
}

/** What rows can do, in one object that never changes, so that a row renders again only for its own sake. */
export function useRowActs(events: ListEvents): RowActs {
  const order = useOrder()
  const now = useRef({ ...events, order })
  now.current = { ...events, order }
  return useMemo(() => actsOf(now), [])
}

function actsOf(now: RefObject<ListEvents & { order: ReturnType<typeof useOrder> }>): RowActs {
  const acts: RowActs = {
    hot: (partNumber) => now.current.onHot(partNumber),
    select: (partNumber) => now.current.onSelect(partNumber),
    drill: (partNumber) => now.current.onDrill(partNumber),
    type: (index, text) => now.current.onType(index, text),
    customize: (line, quantity) => now.current.order.showPart(line, quantity),
    add: (line, quantity) => now.current.order.quickAdd(line, quantity),
    enter: (index, line, quantity) => {
      const { quickAdd } = rowActions(line, { isFlat: now.current.isFlat })
      if (!quickAdd) return acts.customize(line, quantity)
      void acts.add(line, quantity)
      acts.move(index, 1)
    },
    move: (index, by) => {
      const { rows, scrollTo, pane } = now.current
      let next = index + by
      while (rows[next]?.isSellable === false) next += by
      if (!rows[next]) return
      scrollTo(next)
      requestAnimationFrame(() =>
        pane.current?.querySelector<HTMLInputElement>(`[data-index="${next}"] input`)?.focus(),
      )
    },
  }
  return acts
}
