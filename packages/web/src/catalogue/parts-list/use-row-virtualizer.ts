import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMediaQuery } from './use-media-query.ts'

const height = { row: 40, card: 118 }

/** Only the rows in view exist: the pane scrolls them, on phones the page does. */
export function useRowVirtualizer(count: number, pane: RefObject<HTMLElement | null>) {
  const isPhone = useMediaQuery('(max-width: 767px)')
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (isPhone && pane.current) setTop(pane.current.getBoundingClientRect().top + window.scrollY)
  }, [isPhone, pane])
  const inPane = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    enabled: !isPhone,
    getScrollElement: () => pane.current,
    estimateSize: () => height.row,
    scrollPaddingStart: height.row,
    overscan: 6,
  })
  const inWindow = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    enabled: isPhone,
    estimateSize: () => height.card,
    scrollMargin: top,
    scrollPaddingStart: 56,
    overscan: 6,
  })
  const virtualizer = isPhone ? inWindow : inPane
  const rows = virtualizer.getVirtualItems()
  const margin = isPhone ? top : 0
  const last = rows.at(-1)
  return {
    rows,
    isPhone,
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    /** Pixels that stand for the rows which are not there. */
    before: (rows[0]?.start ?? margin) - margin,
    after: last ? virtualizer.getTotalSize() - (last.end - margin) : 0,
  }
}
