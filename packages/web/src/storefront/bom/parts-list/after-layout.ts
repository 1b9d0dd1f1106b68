import { elementScroll, type Virtualizer } from '@tanstack/react-virtual'

/** Row sizes of the list without the browser's layout: rows are 40 px high, and asking while they are made would lay them out twice. */
type Rows = Virtualizer<HTMLElement, HTMLTableRowElement>

export const ROW_HEIGHT = 40

/** A row counts as high as it was, or as rows are, until the browser has laid it out. */
export function sizeAfterLayout(
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  rows: Rows,
): number {
  const laidOut = entry?.borderBoxSize[0]
  if (laidOut) return Math.round(laidOut.blockSize)
  return rows.itemSizeCache.get(Number(row.dataset['index'])) ?? ROW_HEIGHT
}

/** Tells the size of the pane whenever it has been laid out at another one. */
export function rectAfterLayout({ scrollElement }: Rows, tell: (rect: DOMRectReadOnly) => void) {
  if (!scrollElement) return
  const observer = new ResizeObserver(([entry]) => entry && tell(entry.contentRect))
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** Leaves a new pane at its top without asking for it. */
export function scrollUnlessAtTop(...[offset, options, rows]: Parameters<typeof elementScroll<HTMLElement>>) {
  const isAtTop = offset === 0 && !options.adjustments && rows.scrollOffset === 0
  if (!isAtTop) elementScroll(offset, options, rows)
}
