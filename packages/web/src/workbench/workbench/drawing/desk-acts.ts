import {
  accept,
  acceptSure,
  type Callout,
  calloutActs,
  type DraftDrawing,
  type DrawnLine,
  kindOf,
  type LinesMeant,
  moveBy,
  moveStep,
  nextToLookAt,
  placeAt,
  setText,
  type Spot,
  workbenchLimits,
} from '@volute/domain/workbench/workbench'
import type { CalloutEditor } from './callout-editor.ts'
import { type Callouts, type DrawnCallout, withKeys } from './callout-history.ts'

/** Mode of the desk: reviewing callouts, typing a callout's text, or placing a callout, possibly for a line without one. */
export type Mode =
  | { is: 'LOOKING' }
  | { is: 'TYPING'; text: string }
  | { is: 'PLACING'; line: DrawnLine | null }

interface OnDesk {
  editor: CalloutEditor
  drawing: DraftDrawing
  meant: LinesMeant
  /** Callouts in natural order, and in review order. */
  sorted: Callouts
  order: Callouts
  current: DrawnCallout | undefined
  mode: Mode
  isSeen: (callout: DrawnCallout) => boolean
  setMode: (mode: Mode) => void
  say: (text: string) => void
  go: (callout: DrawnCallout | undefined) => void
}

/** User actions on the callouts. Each one announces its result. */
export const deskActs = (desk: OnDesk) => ({ ...readingActs(desk), ...changingActs(desk) })

/** Actions that move between callouts and set their texts. */
function readingActs({ editor, meant, sorted, order, current, mode, setMode, say, go }: OnDesk) {
  return {
    goBy,
    goToEnd: (isLast: boolean) => go(sorted.at(isLast ? -1 : 0)),
    goUnsure,
    accept: acceptCurrent,
    type: (text: string) => setMode({ is: 'TYPING', text }),
    setText: typed,
    setTextHere,
    stopTyping: () => setMode({ is: 'LOOKING' }),
    leave,
  }

  function goBy(step: 1 | -1) {
    const at = current ? sorted.indexOf(current) : -1
    go(sorted[(at + step + sorted.length) % sorted.length])
  }

  function goUnsure() {
    const unsure = order.filter((one) => kindOf(one) === 'UNSURE')
    const next = nextToLookAt(unsure, current) ?? unsure[0]
    if (next) go(next)
    else say(calloutActs.noUnsure)
  }

  function acceptCurrent() {
    if (!current) return
    if (current.text === '') {
      say(calloutActs.toType)
      return setMode({ is: 'TYPING', text: '' })
    }
    replace(editor, accept(current))
    goOn(calloutActs.accepted(current))
  }

  /** Announces the result and moves to the next callout to review. */
  function goOn(done: string) {
    const next = nextToLookAt(order, current)
    say(next ? done : `${done} ${calloutActs.allLookedAt}`)
    go(next ?? current)
  }

  function typed(text: string) {
    if (!current || text.trim() === '') return leave()
    const next = setText(current, text, meant)
    replace(editor, next)
    goOn(calloutActs.set(next))
  }

  /** Sets the typed text without changing the focus, since the person has moved on. */
  function setTextHere(text: string) {
    setMode({ is: 'LOOKING' })
    if (!current || text.trim() === '') return
    const next = setText(current, text, meant)
    replace(editor, next)
    say(calloutActs.set(next))
  }

  function leave() {
    if (mode.is === 'PLACING') say(calloutActs.notPlaced)
    go(current)
  }
}

/** Actions that move, remove, place and accept callouts, and undo. */
function changingActs({ editor, drawing, meant, sorted, current, mode, isSeen, setMode, say, go }: OnDesk) {
  const now = () => editor.get().history.now
  return {
    move: (right: number, down: number) => move(current, stepOf(current, right, down), true),
    moveTo: (callout: DrawnCallout, by: Spot) => move(callout, by, false),
    remove,
    beginPlacing,
    place,
    acceptSure: acceptAllSure,
    removeAll: () => editor.change([]),
    undo: () => say(step('undo') ? calloutActs.undone : calloutActs.nothingToUndo),
    redo: () => say(step('redo') ? calloutActs.redone : calloutActs.nothingToRedo),
  }

  function move(callout: DrawnCallout | undefined, by: Spot, isByKeys: boolean) {
    if (!callout) return
    const next = moveBy(callout, by, drawing)
    replace(editor, next, isByKeys ? `move ${callout.key}` : undefined)
    say(calloutActs.moved(next))
  }

  function remove() {
    if (!current) return
    const at = sorted.indexOf(current)
    editor.change(now().filter(({ key }) => key !== current.key))
    say(calloutActs.removed(current))
    go(sorted[at + 1] ?? sorted[at - 1])
  }

  function beginPlacing(line: DrawnLine | null) {
    if (now().length >= workbenchLimits.callouts) return say(calloutActs.tooMany)
    setMode({ is: 'PLACING', line })
    say(calloutActs.placing(line?.reference ?? null))
  }

  function place(spot: Spot) {
    const line = mode.is === 'PLACING' ? mode.line : null
    const empty: Callout = placeAt(spot, now(), drawing)
    const [placed] = withKeys([line ? setText(empty, line.reference, meant) : empty])
    if (!placed) return
    editor.change([...now(), placed])
    say(calloutActs.placed(placed))
    go(placed)
    if (!line) setMode({ is: 'TYPING', text: '' })
  }

  /** Undoes or redoes a step and moves to the callout that it restored. */
  function step(way: 'undo' | 'redo'): boolean {
    const before = new Set(now())
    if (!editor.step(way)) return false
    go(now().find((one) => !before.has(one)) ?? current)
    return true
  }

  function acceptAllSure() {
    const sure = now().filter((one) => kindOf(one) === 'SURE')
    const unseen = sure.filter((one) => !isSeen(one))
    if (sure.length > unseen.length) editor.change(acceptSure(now(), isSeen))
    say(calloutActs.acceptedSure(sure.length - unseen.length, unseen.length))
    if (unseen[0]) go(unseen[0])
  }
}

/** Replaces a callout by its changed version. */
function replace(editor: CalloutEditor, next: DrawnCallout, going?: string) {
  const { now } = editor.get().history
  editor.change(
    now.map((one) => (one.key === next.key ? next : one)),
    going,
  )
}

function stepOf(callout: DrawnCallout | undefined, right: number, down: number): Spot {
  const step = callout ? moveStep(callout) : 0
  return { x: right * step, y: down * step }
}
