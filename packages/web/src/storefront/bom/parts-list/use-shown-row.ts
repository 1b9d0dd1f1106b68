import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface ShownRow {
  /** The row of the part that is chosen, or pointed at on the drawing; -1 is none. */
  row: number
  /** The row one came up from; -1 is none. */
  cameFrom: number
  /** True once when the person came by the list's button. */
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
    // After the router has restored the scroll position.
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

/** True when the focused element was unmounted. */
const isFocusFree = () => document.activeElement === document.body

/** In how many frames a row that was out of view is rendered at the latest. */
const FRAMES = 60

/** Focuses what is found in a row, at once or as soon as the row is rendered. */
export function focusOnceThere(find: () => HTMLElement | null | undefined | false, frames = FRAMES) {
  const element = find()
  if (element) element.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusOnceThere(find, frames - 1))
}

function viewButton(pane: HTMLElement | null, row: number) {
  return pane?.querySelector<HTMLElement>(`[data-index="${row}"] [data-drill]`)
}
