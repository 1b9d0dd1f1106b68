import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface ShownRow {
  /** Row of the part that is selected, or pointed at on the drawing; -1 if none. */
  row: number
  /** Row of the assembly that the person came up from; -1 if none. */
  cameFrom: number
  /** Returns true once if the person came by the list's button. */
  takesFocus: () => boolean
  list: {
    isRestored: boolean
    restore: () => void
    arriveAt: (index: number) => void
    scrollTo: (index: number) => void
  }
  pane: RefObject<HTMLElement | null>
}

/** Scrolls to the row; on arrival only if the history has no scroll position. */
export function useShownRow({ row, cameFrom, takesFocus, list, pane }: ShownRow) {
  const isArriving = useRef(true)
  const arrive = useEffectEvent(() => {
    const wanted = cameFrom >= 0 ? cameFrom : row
    const isByList = takesFocus()
    // Wait until the router has restored the scroll position.
    requestAnimationFrame(() => {
      if (list.isRestored) list.restore()
      else if (wanted >= 0) list.arriveAt(wanted)
      if (cameFrom >= 0) focusOnceThere(() => isFocusFree() && viewButton(pane.current, cameFrom))
      else if (isByList && isFocusFree()) pane.current?.focus({ preventScroll: true })
    })
  })
  const show = useEffectEvent(() => row >= 0 && list.scrollTo(row))
  useEffect(() => {
    if (isArriving.current) arrive()
    else show()
    isArriving.current = false
  }, [row])
}

/** True if the focused element was unmounted. */
const isFocusFree = () => document.activeElement === document.body

/** Number of frames within which an off-screen row is rendered. */
const FRAMES = 60

/** Focuses the element found, now or as soon as its row is rendered. */
export function focusOnceThere(find: () => HTMLElement | null | undefined | false, frames = FRAMES) {
  const element = find()
  if (element) element.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusOnceThere(find, frames - 1))
}

function viewButton(pane: HTMLElement | null, row: number) {
  return pane?.querySelector<HTMLElement>(`[data-index="${row}"] [data-drill]`)
}
