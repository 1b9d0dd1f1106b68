import { drawingLimits } from '@volute/domain/kernel'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import {
  distance,
  offStage,
  panBy,
  pinch,
  type Point,
  type View,
  wholeView,
  zoomBySteps,
} from './pan-zoom.ts'

/** A pointer drags only after this many pixels, so that a shaky click stays a click. */
const dragFrom = 4
/** Pixels that one notch of a mouse wheel reports, and lines where a browser counts lines. */
const wheelNotch = { pixels: 100, lines: 3 }
const doubleClickSteps = 5
/** Delay after the last move until the drawing is redrawn sharply, in ms. */
const restAfter = 150

/** Moves and magnifies the sheet on a stage by pointer, wheel, two fingers and commands. */
export function usePanZoom(stage: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>) {
  const [zoomed, setZoomed] = useState(wholeView.zoom)
  const [mover] = useState(openMover)
  useEffect(() => mover.connect(sheet, setZoomed), [mover, sheet])
  useGestures(stage, (steps, at) => mover.move((view) => zoomBySteps(view, steps, at)))

  return {
    zoomed,
    /** Brings an element of the drawing that lies beyond the stage into view. */
    reveal: (element: Element) => {
      mover.settle()
      const way = stage.current && offStage(stage.current, element)
      if (way) mover.move((view) => panBy(view, way))
    },
    pan: (right: number, down: number) =>
      mover.move((view) =>
        panBy(view, { x: right * drawingLimits.panStep, y: down * drawingLimits.panStep }),
      ),
    zoom: (steps: number) => mover.move((view) => zoomBySteps(view, steps)),
    zoomInAt: (event: { currentTarget: Element; clientX: number; clientY: number }) => {
      const at = pointIn(event.currentTarget.getBoundingClientRect(), event)
      mover.move((view) => zoomBySteps(view, doubleClickSteps, at))
    },
    reset: () => mover.move(() => wholeView),
    handlers: mover.handlers,
  }
}

/**
 * Holds the view and the pointers that are down. The drawing is moved once a frame, past React and as a layer of its
 * own, so that thousands of lines are not drawn again while it moves.
 */
function openMover() {
  let view: View = wholeView
  let frame = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  let sheet: RefObject<HTMLElement | null> = { current: null }
  let onZoom: (zoom: number) => void = () => {}
  let box = new DOMRect()
  const pointers = new Map<number, Point>()

  function move(change: (view: View) => View) {
    const before = view
    view = change(view)
    if (view.zoom !== before.zoom) onZoom(view.zoom)
    frame ||= requestAnimationFrame(show)
  }

  /** Applies the view before elements are measured. */
  function settle() {
    if (frame) show()
  }

  function show() {
    cancelAnimationFrame(frame)
    frame = 0
    const { current } = sheet
    if (!current) return
    current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`
    current.dataset.moving = ''
    clearTimeout(rest)
    rest = setTimeout(() => delete current.dataset.moving, restAfter)
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const { currentTarget: target, pointerId } = event
    const before = pointers.get(pointerId)
    if (!before) return

    const now = pointIn(box, event)
    const isDragging = target.hasPointerCapture(pointerId)
    if (!isDragging && distance(before, now) < dragFrom) return
    if (!isDragging) target.setPointerCapture(pointerId)

    pointers.set(pointerId, now)
    const other = [...pointers].find(([id]) => id !== pointerId)?.[1]
    const by = { x: now.x - before.x, y: now.y - before.y }
    move((old) => (other ? pinch(old, { rest: other, before, now }) : panBy(old, by)))
  }

  const lift = ({ pointerId }: { pointerId: number }) => pointers.delete(pointerId)

  return {
    move,
    settle,
    connect: (to: RefObject<HTMLElement | null>, tell: (zoom: number) => void) => {
      sheet = to
      onZoom = tell
      return () => {
        cancelAnimationFrame(frame)
        frame = 0
        clearTimeout(rest)
      }
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        box = event.currentTarget.getBoundingClientRect()
        pointers.set(event.pointerId, pointIn(box, event))
      },
      onPointerMove: drag,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  }
}

/** React's wheel and touch listeners are passive; own ones can prevent the page from scrolling and zooming. */
function useGestures(stage: RefObject<HTMLElement | null>, zoom: (steps: number, at: Point) => void) {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!stage.current) return
    event.preventDefault()
    const notch = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? wheelNotch.lines : wheelNotch.pixels
    const steps = Math.min(Math.max(-event.deltaY / notch, -1), 1)
    zoom(steps, pointIn(stage.current.getBoundingClientRect(), event))
  })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    element.addEventListener('wheel', turn, { passive: false })
    element.addEventListener('touchmove', keepPinch, { passive: false })
    return () => {
      element.removeEventListener('wheel', turn)
      element.removeEventListener('touchmove', keepPinch)
    }
  }, [stage])
}

/** Two fingers are for the drawing, even where one scrolls the page. */
function keepPinch(event: TouchEvent) {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault()
}

/** Measured from the middle of the stage. */
function pointIn(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}
