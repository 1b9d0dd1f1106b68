import type { Callout } from '@volute/domain/workbench/workbench'

/** Callout on screen. Its key stays when it is moved, retyped, or removed and restored. */
export interface DrawnCallout extends Callout {
  key: number
}

export type Callouts = readonly DrawnCallout[]

/** Undo history of whole states, which share the unchanged callouts. */
export interface History {
  now: Callouts
  past: readonly Callouts[]
  future: readonly Callouts[]
  /** Name of the last change that the next one joins, such as moving the same callout. */
  going: string | null
}

export const startHistory = (now: Callouts): History => ({ now, past: [], future: [], going: null })

/** Applies a change. It is undone together with the previous one if both have the same name. */
export function act(history: History, next: Callouts, going: string | null = null): History {
  if (next === history.now) return history
  const { now, past } = history
  const isGoingOn = going !== null && going === history.going
  return { now: next, past: isGoingOn ? past : [...past, now].slice(-MOST_UNDONE), future: [], going }
}

const MOST_UNDONE = 500

export function undo({ now, past, future }: History): History | null {
  const before = past.at(-1)
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future], going: null } : null
}

export function redo({ now, past, future }: History): History | null {
  const [next, ...later] = future
  return next ? { now: next, past: [...past, now], future: later, going: null } : null
}

let lastKey = 0

/** Assigns new keys to callouts. */
export function withKeys(callouts: readonly Callout[]): Callouts {
  return callouts.map((callout) => ({ ...callout, key: ++lastKey }))
}

export function withoutKeys(callouts: Callouts): Callout[] {
  return callouts.map(({ key: _, ...callout }) => callout)
}
