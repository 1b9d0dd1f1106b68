import { linesMeant } from '@volute/domain/catalogue/bom'
import { inOrder, leftOver, orderOfLooking, whyNotLookedAt } from '@volute/domain/workbench/workbench'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { CalloutEditor } from './callout-editor.ts'
import type { DrawnCallout } from './callout-history.ts'
import { deskActs, type Mode } from './desk-acts.ts'

export type Desk = ReturnType<typeof useDesk>

/** State of a drawing and its callouts, the remaining mismatches, and the user's actions. */
export function useDesk(editor: CalloutEditor) {
  const { history, drawing, save, failure } = useSyncExternalStore(editor.subscribe, editor.get)
  const { now: callouts } = history
  const { lines } = drawing
  const meant = useMemo(() => linesMeant(lines), [lines])
  const sorted = useMemo(() => inOrder(callouts), [callouts])
  const order = useMemo(() => orderOfLooking(callouts, drawing), [callouts, drawing])
  const left = useMemo(() => leftOver(callouts, lines, meant), [callouts, lines, meant])
  const [currentKey, setCurrentKey] = useState(order[0]?.key)
  const [wish, setWish] = useState<{ focus: number | 'stage' } | null>(null)
  const [mode, setMode] = useState<Mode>({ is: 'LOOKING' })
  const [said, say] = useState('')
  const seen = useRef(new Set<number>())
  const current = callouts.find(({ key }) => key === currentKey) ?? order[0]

  const acts = deskActs({
    editor,
    drawing,
    meant,
    sorted,
    order,
    current,
    mode,
    isSeen: ({ key }) => seen.current.has(key),
    setMode,
    say,
    go,
  })
  return {
    drawing,
    callouts,
    meant,
    sorted,
    order,
    left,
    save,
    failure,
    current,
    wish,
    mode,
    said,
    whyNotLookedAt: whyNotLookedAt(callouts, drawing.partNumber),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...acts,
    go,
    say,
    /** Makes the focused callout the current one. */
    take: (key: number) => setCurrentKey(key),
    /** Records callouts that have been on screen. */
    see: (shown: readonly DrawnCallout[]) => {
      for (const { key } of shown) seen.current.add(key)
    },
  }

  /** Focuses a callout and shows it. */
  function go(callout: DrawnCallout | undefined) {
    setMode({ is: 'LOOKING' })
    if (!callout) return setWish({ focus: 'stage' })
    setCurrentKey(callout.key)
    setWish({ focus: callout.key })
  }
}
