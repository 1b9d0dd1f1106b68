import type { Size } from '@volute/domain/catalogue/bom'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type usePanZoom, zoomByKey } from '../../../storefront/bom/index.ts'
import { arrowWays } from './callout-keys.ts'
import styles from './callout-stage.module.css'
import type { Desk } from './use-desk.ts'

interface CrosshairProps {
  paper: RefObject<HTMLElement | null>
  picture: Size
  panZoom: ReturnType<typeof usePanZoom>
  desk: Desk
}

/** Pixels that an arrow key moves the crosshair, without and with Shift. */
const step = { small: 10, large: 50 }
/** Distance in pixels up to which a pointer movement counts as a click. */
const still = 4

/** Places a new callout by a click, or by the crosshair, which the arrow keys move and Enter confirms. */
export function Crosshair({ paper, picture, panZoom, desk }: CrosshairProps) {
  const glass = useRef<HTMLDivElement>(null)
  const down = useRef({ x: 0, y: 0 })
  const [at, setAt] = useState({ x: 0, y: 0 })
  useEffect(() => glass.current?.focus(), [])
  return (
    <div
      ref={glass}
      role="application"
      tabIndex={0}
      aria-label="Crosshair: arrow keys move it, Enter places the callout, Escape cancels"
      className={styles.glass}
      onPointerDown={({ clientX: x, clientY: y }) => {
        down.current = { x, y }
      }}
      onClick={click}
      onKeyDown={press}
    >
      <span className={styles.cross} style={{ translate: `${at.x}px ${at.y}px` }} data-crosshair />
    </div>
  )

  function place(clientX: number, clientY: number) {
    const box = paper.current?.getBoundingClientRect()
    if (!box) return
    const scale = picture.width / box.width
    desk.place({ x: (clientX - box.left) * scale, y: (clientY - box.top) * scale })
  }

  function click({ clientX, clientY }: MouseEvent) {
    if (Math.hypot(clientX - down.current.x, clientY - down.current.y) < still) place(clientX, clientY)
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const box = event.currentTarget.getBoundingClientRect()
    if (event.key === 'Escape') desk.leave()
    else if (event.key === 'Enter') place(box.left + box.width / 2 + at.x, box.top + box.height / 2 + at.y)
    else if (
      !moveCross(event, box) &&
      !zoomByKey(event.key, { ...panZoom, zoom: (by) => panZoom.zoom(by, at) })
    )
      return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Moves the crosshair; at the edge of the stage it moves the drawing instead. */
  function moveCross({ key, shiftKey }: KeyboardEvent, box: DOMRect): boolean {
    const way = arrowWays[key]
    if (!way) return false
    const by = shiftKey ? step.large : step.small
    const next = { x: at.x + way[0] * by, y: at.y + way[1] * by }
    if (Math.abs(next.x) > box.width / 2 || Math.abs(next.y) > box.height / 2) panZoom.pan(-way[0], -way[1])
    else setAt(next)
    return true
  }
}
