import { drawingLimits } from '@volute/domain/core/kernel'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import {
  distance,
  offStage,
  panBy,
  pinch,
  type Point,
  type Reach,
  type View,
  wholeView,
  zoomBySteps,
  zoomTo,
} from './pan-zoom.ts'

/** Distance in pixels before a pointer drags, so that a shaky click stays a click. */
const dragFrom = 4
/** One notch of a mouse wheel in pixels, and in lines for browsers that count lines. */
const wheelNotch = { pixels: 100, lines: 3 }
const doubleClickSteps = 5
/** Delay in ms from the last move until the drawing is repainted sharply. */
const restAfter = 150

interface Moved {
  reach?: Reach
  /** Called when the sheet rests after a move. */
  onRest?: () => void
}

/** Pans and zooms the sheet on a stage by pointer, wheel, two fingers and commands. */
export function usePanZoom(
  stage: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  { reach = drawingLimits, onRest }: Moved = {},
) {
  const [zoomed, setZoomed] = useState(wholeView.zoom)
  const [mover] = useState(() => openMover(reach))
  const rest = useEffectEvent(() => onRest?.())
  useEffect(() => mover.connect(sheet, { setZoomed, rest: () => rest() }), [mover, sheet])
  useGestures(stage, (steps, at) => mover.move((view) => zoomBySteps(view, steps, at, reach)))

  return {
    zoomed,
    /** Brings an off-stage element of the drawing into view, and zooms in until it has a readable height. */
    reveal: (element: Element, readable = 0) => {
      mover.settle()
      if (!stage.current) return
      const { height } = element.getBoundingClientRect()
      if (height > 0 && height < readable) {
        const at = middleOf(element, stage.current)
        mover.move((view) => zoomTo(view, (view.zoom * readable) / height, at, reach))
        mover.settle()
      }
      const way = offStage(stage.current, element)
      if (way) mover.move((view) => panBy(view, way, reach))
    },
    pan: (right: number, down: number) =>
      mover.move((view) =>
        panBy(view, { x: right * drawingLimits.panStep, y: down * drawingLimits.panStep }, reach),
      ),
    zoom: (steps: number, at?: Point) => mover.move((view) => zoomBySteps(view, steps, at, reach)),
    zoomInAt: (event: { currentTarget: Element; clientX: number; clientY: number }) => {
      const at = pointIn(event.currentTarget.getBoundingClientRect(), event)
      mover.move((view) => zoomBySteps(view, doubleClickSteps, at, reach))
    },
    reset: () => mover.move(() => wholeView),
    handlers: mover.handlers,
  }
}

/**
 * Holds the view and the pressed pointers. Moves the drawing once a frame, outside React and in its own layer, so that
 * thousands of lines are not repainted during a move.
 */
function openMover(reach: Reach) {
  let view: View = wholeView
  let frame = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  let sheet: RefObject<HTMLElement | null> = { current: null }
  let tell: { setZoomed: (zoom: number) => void; rest: () => void } = { setZoomed: () => {}, rest: () => {} }
  let box = new DOMRect()
  const pointers = new Map<number, Point>()

  function move(change: (view: View) => View) {
    const before = view
    view = change(view)
    if (view.zoom !== before.zoom) tell.setZoomed(view.zoom)
    frame ||= requestAnimationFrame(show)
  }

  /** Applies a pending view before elements are measured. */
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
    rest = setTimeout(() => {
      delete current.dataset.moving
      tell.rest()
    }, restAfter)
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
    move((old) => (other ? pinch(old, { rest: other, before, now }, reach) : panBy(old, by, reach)))
  }

  const lift = ({ pointerId }: { pointerId: number }) => pointers.delete(pointerId)

  return {
    move,
    settle,
    connect: (to: RefObject<HTMLElement | null>, listener: typeof tell) => {
      sheet = to
      tell = listener
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

/** React's wheel and touch listeners are passive. These can prevent the page from scrolling and zooming. */
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

/** Keeps two-finger gestures for the drawing, even where one finger scrolls the page. */
function keepPinch(event: TouchEvent) {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault()
}

/** Middle of an element, relative to the middle of the stage. */
function middleOf(element: Element, stage: Element): Point {
  const box = element.getBoundingClientRect()
  const [clientX, clientY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return pointIn(stage.getBoundingClientRect(), { clientX, clientY })
}

/** Point relative to the middle of the stage. */
function pointIn(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}
