import { useElementScrollRestoration } from '@tanstack/react-router'
import {
  observeElementOffset,
  observeWindowOffset,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import {
  type RefObject,
  startTransition,
  useDeferredValue,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { PHONE } from '../../../core/ui/phone.ts'
import { placeRows, useKeptRow } from '../../../core/ui/virtual-rows.ts'
import { rectAfterLayout, ROW_HEIGHT, scrollUnlessAtTop, sizeAfterLayout } from './after-layout.ts'
import { useComingRows } from './use-coming-rows.ts'

const CARD_HEIGHT = 118
/** Up to this length a list is rendered whole after its first rows, so that the browser's own search finds its parts. */
const wholeList = 200
const ROWS_AROUND_VIEW = 6

/**
 * Renders only the visible rows of a long list. The pane scrolls them; on phones the page does. `restorationId` identifies
 * the pane among those whose scroll position the history stores.
 */
export function useRowVirtualizer(count: number, pane: RefObject<HTMLElement | null>, restorationId: string) {
  const isPhone = useMediaQuery(PHONE)
  const [top, setTop] = useState(0)
  const keptRow = useKeptRow()
  const keptPane = useElementScrollRestoration({ id: restorationId })
  const keptWindow = useElementScrollRestoration({ getElement: () => window })
  useLayoutEffect(() => {
    if (isPhone && pane.current) setTop(pane.current.getBoundingClientRect().top + window.scrollY)
  }, [isPhone, pane])
  const overscan = useDeferredValue(count <= wholeList ? count : ROWS_AROUND_VIEW, ROWS_AROUND_VIEW)
  const shared = {
    count,
    overscan,
    rangeExtractor: keptRow.rangeExtractor,
    // The first rows render with the list, before it is laid out.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Several scroll events may share one render, which yields to user input.
    useFlushSync: false,
  }
  const inPane = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...shared,
    enabled: !isPhone,
    getScrollElement: () => pane.current,
    initialOffset: keptPane?.scrollY ?? 0,
    estimateSize: () => ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
    measureElement: sizeAfterLayout,
    observeElementRect: rectAfterLayout,
    scrollToFn: scrollUnlessAtTop,
    observeElementOffset: (rows, tell) => observeElementOffset(rows, inTransition(tell)),
  })
  const inWindow = useWindowVirtualizer<HTMLTableRowElement>({
    ...shared,
    enabled: isPhone,
    estimateSize: () => CARD_HEIGHT,
    scrollMargin: top,
    scrollPaddingStart: 56,
    scrollPaddingEnd: CARD_HEIGHT,
    observeElementOffset: (rows, tell) => observeWindowOffset(rows, inTransition(tell)),
  })
  const virtualizer = isPhone ? inWindow : inPane
  const rested = useRestedRange(virtualizer)
  const wanted = virtualizer.getVirtualItems()
  const rows = useComingRows(wanted, ({ index }) => isWithin(index, virtualizer.range))
  return {
    ...placeRows(rows, virtualizer.getTotalSize(), isPhone ? top : 0),
    isPhone,
    isScrolling: virtualizer.isScrolling,
    /** The history has a scroll position for the list, which is restored. */
    isRestored: Boolean(isPhone ? keptWindow : keptPane),
    /** Restores the page's scroll position, since the page was too short before the parts loaded. */
    restore: () => {
      if (isPhone && keptWindow) window.scrollTo(keptWindow.scrollX, keptWindow.scrollY)
    },
    focusHandlers: keptRow.handlers,
    measure: virtualizer.measureElement,
    /** Returns true if the row was in view when the list came to rest. */
    isInView: (index: number) => isWithin(index, rested),
    /** Number of fully visible rows. */
    page: () => Math.max(1, (virtualizer.range?.endIndex ?? 1) - (virtualizer.range?.startIndex ?? 0) - 1),
    /** Scrolls to a row on arrival; on phones to the middle, clear of the bars. */
    arriveAt: (index: number) => virtualizer.scrollToIndex(index, { align: isPhone ? 'center' : 'auto' }),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}

const inTransition =
  (tell: (offset: number, isScrolling: boolean) => void) => (offset: number, isScrolling: boolean) =>
    startTransition(() => tell(offset, isScrolling))

interface RowRange {
  startIndex: number
  endIndex: number
}

/** Rows in view when the list last stopped scrolling; null before they are painted, since their requests can wait. */
function useRestedRange({ isScrolling, range }: { isScrolling: boolean; range: RowRange | null }) {
  const [rested, setRested] = useState(range)
  if (!isScrolling && rested !== range) setRested(range)
  return useDeferredValue(rested, null)
}

function isWithin(index: number, range: RowRange | null): boolean {
  return range !== null && index >= range.startIndex && index <= range.endIndex
}

/** True while the window matches a media query. */
function useMediaQuery(text: string): boolean {
  const [{ subscribe, matches }] = useState(() => watchMedia(window.matchMedia(text)))
  return useSyncExternalStore(subscribe, matches)
}

function watchMedia(media: MediaQueryList) {
  return {
    subscribe: (listener: () => void) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    matches: () => media.matches,
  }
}
