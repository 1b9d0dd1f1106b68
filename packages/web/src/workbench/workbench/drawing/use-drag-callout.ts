import type { Size } from '@volute/domain/catalogue/bom'
import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Desk } from './use-desk.ts'

/** Distance in pixels before a pointer drags, so that a shaky click stays a click. */
const dragFrom = 4

/** Drags callouts: the mark follows the pointer, and the callout moves on release. */
export function useDragCallout(paper: RefObject<HTMLElement | null>, picture: Size, desk: Desk) {
  const held = useRef<{ mark: HTMLElement; x: number; y: number } | null>(null)
  return { onPointerDown: hold, onPointerMove: drag, onPointerUp: letGo, onPointerCancel: drop }

  function hold(event: PointerEvent<HTMLElement>) {
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null
    if (!mark || event.button !== 0 || desk.mode.is === 'PLACING') return
    // Keeps the drawing from moving.
    event.stopPropagation()
    held.current = { mark, x: event.clientX, y: event.clientY }
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!held.current) return
    const { mark, x, y } = held.current
    const [right, down] = [event.clientX - x, event.clientY - y]
    const isDragged = mark.hasPointerCapture(event.pointerId)
    if (!isDragged && Math.hypot(right, down) < dragFrom) return
    if (!isDragged) mark.setPointerCapture(event.pointerId)
    const { onScreen } = scales()
    mark.style.translate = `${right / onScreen}px ${down / onScreen}px`
  }

  function letGo(event: PointerEvent<HTMLElement>) {
    if (!held.current) return
    const { mark, x, y } = held.current
    const isDragged = mark.hasPointerCapture(event.pointerId)
    drop()
    const callout = desk.callouts.find(({ key }) => String(key) === mark.dataset['key'])
    if (!isDragged || !callout) return
    const { inPicture } = scales()
    desk.moveTo(callout, { x: (event.clientX - x) * inPicture, y: (event.clientY - y) * inPicture })
  }

  function drop() {
    if (held.current) held.current.mark.style.translate = ''
    held.current = null
  }

  /** Screen size of a pixel of the unzoomed paper, and picture pixels per screen pixel. */
  function scales() {
    const { offsetWidth = 1 } = paper.current ?? {}
    const width = paper.current?.getBoundingClientRect().width ?? 1
    return { onScreen: width / offsetWidth, inPicture: picture.width / width }
  }
}
