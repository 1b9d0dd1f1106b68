import { drawingLimits } from '@volute/domain/kernel'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { distance, panBy, type Point, pinch, wholeView, zoomBySteps } from './pan-zoom.ts'

/** A pointer drags only after this many pixels, so that a shaky click stays a click. */
const dragFrom = 4
/** Pixels that one notch of a mouse wheel reports, and lines where a browser counts lines. */
const wheelNotch = { pixels: 100, lines: 3 }

/** Moves and magnifies what lies on a stage by pointer, wheel, two fingers and commands. */
export function usePanZoom(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(wholeView)
  const pointers = useRef(new Map<number, Point>())
  useWheel(stage, (steps, at) => setView((now) => zoomBySteps(now, steps, at)))

  return {
    view,
    pan: (right: number, down: number) =>
      setView((now) => panBy(now, { x: right * drawingLimits.panStep, y: down * drawingLimits.panStep })),
    zoom: (steps: number) => setView((now) => zoomBySteps(now, steps)),
    reset: () => setView(wholeView),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        pointers.current.set(event.pointerId, pointOn(event.currentTarget, event))
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      onDoubleClick: (event: React.MouseEvent<HTMLElement>) => {
        const at = pointOn(event.currentTarget, event)
        setView((now) => zoomBySteps(now, 5, at))
      },
    },
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { currentTarget: target, pointerId } = event
    const before = pointers.current.get(pointerId)
    if (!before) return

    const now = pointOn(target, event)
    const isDragging = target.hasPointerCapture(pointerId)
    if (!isDragging && distance(before, now) < dragFrom) return
    if (!isDragging) target.setPointerCapture(pointerId)

    pointers.current.set(pointerId, now)
    const rest = [...pointers.current].find(([id]) => id !== pointerId)?.[1]
    setView((old) =>
      rest ? pinch(old, { rest, before, now }) : panBy(old, { x: now.x - before.x, y: now.y - before.y }),
    )
  }

  function lift(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
  }
}

/** React listens to the wheel passively; only an own listener may keep the page from scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, zoom: (steps: number, at: Point) => void) {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!stage.current) return
    event.preventDefault()
    const notch = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? wheelNotch.lines : wheelNotch.pixels
    zoom(Math.min(Math.max(-event.deltaY / notch, -1), 1), pointOn(stage.current, event))
  })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [stage])
}

function pointOn(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = stage.getBoundingClientRect()
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}
