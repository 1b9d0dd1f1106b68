import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { DrawingControls, moveByKey, usePanZoom, zoomByKey } from '../../../storefront/bom/index.ts'
import { type CalloutKey, readKey } from './callout-keys.ts'
import { CalloutField } from './callout-field.tsx'
import { CalloutMarks } from './callout-marks.tsx'
import styles from './callout-stage.module.css'
import { Crosshair } from './crosshair.tsx'
import { DrawingPicture } from './drawing-picture.tsx'
import { useDragCallout } from './use-drag-callout.ts'
import type { Desk } from './use-desk.ts'
import { useLook } from './use-look.ts'

/** Height in pixels to which a focused callout is zoomed. */
const readable = 20

interface CalloutStageProps {
  desk: Desk
  onLookAt: () => void
}

/** Picture with its callouts. It pans and zooms like a drawing of the shop, and has keyboard shortcuts. */
export function CalloutStage({ desk, onLookAt }: CalloutStageProps) {
  const { drawing, callouts, current, mode, wish } = desk
  const { drawingId, width, height } = drawing
  const stage = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const picture = useMemo(() => ({ width, height }), [width, height])
  const { shown, look } = useLook(stage, paper, picture, desk)
  const panZoom = usePanZoom(stage, sheet, { reach: reachOf(Math.max(width, height)), onRest: look })
  const drag = useDragCallout(paper, picture, desk)
  useFollow(wish, { stage, paper }, (mark) => panZoom.reveal(mark, readable))
  return (
    <>
      <section
        ref={stage}
        className={styles.stage}
        data-placing={mode.is === 'PLACING' || undefined}
        tabIndex={0}
        aria-label="Drawing: arrow keys move it, plus and minus zoom, 0 resets; Tab goes to its callouts"
        {...panZoom.handlers}
        onKeyDown={press}
      >
        <div ref={sheet} className={styles.sheet} data-theme="light">
          <div
            ref={paper}
            className={styles.paper}
            style={{ '--ratio': width / height, '--zoom': shown?.zoom ?? 1 } as object}
            {...drag}
            onFocus={({ target }) => target.dataset['key'] && desk.take(Number(target.dataset['key']))}
            onDoubleClick={() => mode.is === 'LOOKING' && current && desk.type('')}
          >
            <DrawingPicture {...{ drawingId, width, height, shown }} onLoad={look} />
            <CalloutMarks
              callouts={callouts}
              picture={picture}
              meant={desk.meant}
              currentKey={current?.key}
            />
            {mode.is === 'TYPING' && current && (
              <CalloutField key={current.key} callout={current} text={mode.text} desk={desk} />
            )}
          </div>
        </div>
        {mode.is === 'PLACING' && <Crosshair {...{ paper, picture, panZoom, desk }} />}
      </section>
      <DrawingControls {...panZoom} stage={stage} />
    </>
  )

  function press(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || mode.is === 'PLACING') return
    const isOnCallout = event.target instanceof Element && event.target.closest('[data-key]') !== null
    const meant = readKey(event)
    if (meant && (isOnCallout || isForDrawing(meant))) doKey(meant)
    else if (event.ctrlKey || event.metaKey || event.altKey) return
    else if (!(!isOnCallout && moveByKey(event.key, panZoom)) && !zoomByKey(event.key, panZoom)) return
    event.preventDefault()
  }

  function doKey(key: CalloutKey) {
    if (key.act === 'lookAt') onLookAt()
    else if (key.act === 'unsure') desk.goUnsure()
    else if (key.act === 'place') desk.beginPlacing(null)
    else if (key.act === 'go') desk.goBy(key.step)
    else if (key.act === 'goToEnd') desk.goToEnd(key.isLast)
    else if (key.act === 'move') desk.move(key.right, key.down)
    else if (key.act === 'type') desk.type(key.text)
    else desk[key.act]()
  }
}

const isForDrawing = ({ act }: CalloutKey) =>
  ['unsure', 'place', 'acceptSure', 'undo', 'redo', 'lookAt'].includes(act)

/** Focuses the requested callout and shows it, or focuses the stage. */
function useFollow(
  wish: Desk['wish'],
  { stage, paper }: Record<'stage' | 'paper', RefObject<HTMLElement | null>>,
  show: (mark: Element) => void,
) {
  const follow = useEffectEvent(() => {
    if (wish?.focus === 'stage') return stage.current?.focus()
    const mark = wish && paper.current?.querySelector<HTMLElement>(`[data-key="${wish.focus}"]`)
    if (!mark) return
    mark.focus({ preventScroll: true })
    show(mark)
  })
  useLayoutEffect(() => follow(), [wish])
}

/** Zoom limits: one pixel of the picture can grow to two or three on screen. */
function reachOf(side: number) {
  const zoomMax = Math.max(4, side / 300)
  return { zoomMax, panMax: zoomMax * 500 }
}
