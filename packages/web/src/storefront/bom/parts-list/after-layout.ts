import { elementScroll, type Virtualizer } from '@tanstack/react-virtual'

/**
 * Row sizes of the list without measuring in the browser: rows are 40 px high, and measuring during render would lay them
 * out twice.
 */
type Rows = Virtualizer<HTMLElement, HTMLTableRowElement>

export const ROW_HEIGHT = 40

/** Height of a row: its previous one, or the default, until the browser has laid it out. */
export function sizeAfterLayout(
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  rows: Rows,
): number {
  const laidOut = entry?.borderBoxSize[0]
  if (laidOut) return Math.round(laidOut.blockSize)
  return rows.itemSizeCache.get(Number(row.dataset['index'])) ?? ROW_HEIGHT
}

/** Reports the pane's size after each layout that changes it. */
export function rectAfterLayout({ scrollElement }: Rows, tell: (rect: DOMRectReadOnly) => void) {
  if (!scrollElement) return
  const observer = new ResizeObserver(([entry]) => entry && tell(entry.contentRect))
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** Skips the scroll of a new pane that is already at its top. */
export function scrollUnlessAtTop(...[offset, options, rows]: Parameters<typeof elementScroll<HTMLElement>>) {
  const isAtTop = offset === 0 && !options.adjustments && rows.scrollOffset === 0
  if (!isAtTop) elementScroll(offset, options, rows)
}
