import type { Callout, DraftDrawing } from '@volute/domain/workbench/workbench'
import { ApiError, NetworkError } from '../../../core/api/index.ts'
import {
  act,
  type Callouts,
  type History,
  redo,
  startHistory,
  undo,
  withKeys,
  withoutKeys,
} from './callout-history.ts'
import type { UnsavedCallouts } from './unsaved-callouts.ts'

/** State of saving. `OVERTAKEN` waits for a person to choose whose callouts to keep. */
export type SaveState = 'SAVED' | 'WAITING' | 'SAVING' | 'OFFLINE' | 'FAILED' | 'OVERTAKEN'

/** Server and device functions that an editor needs. */
export interface DrawingServer {
  save: (saved: {
    revision: number
    callouts: Callout[]
    isLookedAt: boolean
  }) => Promise<{ revision: number }>
  read: () => Promise<DraftDrawing>
  /** Stores unsaved callouts on the device; null deletes them. */
  keep: (unsaved: UnsavedCallouts | null) => void
  kept: () => UnsavedCallouts | null
}

interface OnScreen {
  history: History
  drawing: DraftDrawing
  save: SaveState
  /** Reason why the last save failed. */
  failure: string | null
}

/** Delay in ms from a change to its save, and from a failed save to the next attempt. */
const pause = 800
const again = 10_000

/**
 * Holds the callouts of a drawing. Each change shows immediately and is saved after a pause, one request at a time. Unsaved
 * changes stay on screen and on the device.
 */
export class CalloutEditor {
  private readonly listeners = new Set<() => void>()
  private readonly opened: DraftDrawing
  private readonly server: DrawingServer
  private saved: Callouts
  private screen: OnScreen
  private timer: ReturnType<typeof setTimeout> | undefined
  private saving: Promise<boolean> | undefined
  private isLookedAt = false
  private isLeft = false

  constructor(opened: DraftDrawing, server: DrawingServer) {
    this.opened = opened
    this.server = server
    this.saved = withKeys(opened.found)
    this.screen = { history: startHistory(this.saved), drawing: opened, save: 'SAVED', failure: null }
    const kept = server.kept()
    if (kept) this.resume(kept)
  }

  readonly get = () => this.screen

  /** Saves the changes that an earlier page could not save. */
  start() {
    this.isLeft = false
    this.saveLater(0)
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private show(next: Partial<OnScreen>) {
    this.screen = { ...this.screen, ...next }
    for (const listener of this.listeners) listener()
  }

  /** Applies a change. Successive changes with the same `going` name are undone together. */
  change(next: Callouts, going?: string) {
    this.show({ history: act(this.screen.history, next, going) })
    this.saveLater()
  }

  /** Undoes or redoes a change. Returns false if there is none. */
  step(way: 'undo' | 'redo'): boolean {
    const history = (way === 'undo' ? undo : redo)(this.screen.history)
    if (!history) return false
    this.show({ history })
    this.saveLater()
    return true
  }

  private saveLater(wait = pause) {
    if (this.screen.save === 'OVERTAKEN' || this.isSaved()) return
    if (!this.saving) this.show({ save: this.screen.save === 'SAVED' ? 'WAITING' : this.screen.save })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), wait)
  }

  private isSaved() {
    return this.screen.history.now === this.saved && !this.isLookedAt
  }

  /** Saves pending changes now. Returns false if that fails, or on a version conflict. */
  flush(): Promise<boolean> {
    clearTimeout(this.timer)
    if (this.screen.save === 'OVERTAKEN') return Promise.resolve(false)
    this.saving ??= this.saveAll().finally(() => {
      this.saving = undefined
    })
    return this.saving
  }

  private async saveAll(): Promise<boolean> {
    try {
      while (!this.isSaved()) {
        if (this.screen.save !== 'OFFLINE') this.show({ save: 'SAVING' })
        await this.send(this.screen.history.now)
      }
    } catch (failure) {
      this.fail(failure)
      return false
    }
    this.server.keep(null)
    this.show({ save: 'SAVED', failure: null })
    return true
  }

  private async send(now: Callouts) {
    const sent = {
      revision: this.screen.drawing.revision,
      callouts: withoutKeys(now),
      isLookedAt: this.isLookedAt,
    }
    const { revision } = await this.server
      .save(sent)
      .catch((failure) => this.revisionOfLostAnswer(failure, sent))
    this.saved = now
    this.isLookedAt = false
    const state = sent.isLookedAt ? 'LOOKED_AT' : 'TO_LOOK_AT'
    this.show({ drawing: { ...this.screen.drawing, revision, state } })
  }

  /** Detects a save whose response was lost: the conflicting revision is then this save itself. */
  private async revisionOfLostAnswer(failure: unknown, sent: { callouts: Callout[]; isLookedAt: boolean }) {
    if (!isOvertaken(failure)) throw failure
    const drawing = await this.server.read()
    if (!isSame(drawing.found, sent.callouts) || (drawing.state === 'LOOKED_AT') !== sent.isLookedAt)
      throw failure
    return drawing
  }

  private fail(failure: unknown) {
    this.isLookedAt = false
    this.keepOnDevice()
    if (!(failure instanceof ApiError)) throw failure
    const save = isOvertaken(failure) ? 'OVERTAKEN' : failure instanceof NetworkError ? 'OFFLINE' : 'FAILED'
    this.show({ save, failure: failure.message })
    if (failure.status >= 500 && !this.isLeft) this.saveLater(again)
  }

  /** Saves, and marks the drawing as reviewed. */
  async lookAt(): Promise<boolean> {
    if (!(await this.flush())) return false
    this.isLookedAt = true
    return this.flush()
  }

  /** Shows the server's version of the drawing. Undo restores the callouts that were on screen. */
  adopt(drawing: DraftDrawing) {
    this.saved = withKeys(drawing.found)
    clearTimeout(this.timer)
    this.server.keep(null)
    this.show({ history: act(this.screen.history, this.saved), drawing, save: 'SAVED', failure: null })
  }

  async takeTheirs() {
    this.adopt(await this.server.read())
  }

  async keepMine() {
    const drawing = await this.server.read()
    this.saved = withKeys(drawing.found)
    this.show({ drawing, save: 'WAITING', failure: null })
    await this.flush()
  }

  /** Shows the changes that an earlier page could not save. If the drawing has changed since, a person decides. */
  private resume({ revision, callouts }: UnsavedCallouts) {
    if (isSame(callouts, this.opened.found)) return this.server.keep(null)
    const save = revision === this.opened.revision ? 'WAITING' : 'OVERTAKEN'
    this.screen = { ...this.screen, history: act(this.screen.history, withKeys(callouts)), save }
  }

  private keepOnDevice() {
    this.server.keep({
      revision: this.screen.drawing.revision,
      callouts: withoutKeys(this.screen.history.now),
    })
  }

  /** Saves when the page is closed or left. An interrupted save stays on the device for the next page. */
  readonly leave = () => {
    this.isLeft = true
    clearTimeout(this.timer)
    if (this.isSaved()) return
    this.keepOnDevice()
    void this.flush()
  }
}

const isOvertaken = (failure: unknown) => failure instanceof ApiError && failure.status === 409

function isSame(some: readonly Callout[], others: readonly Callout[]): boolean {
  const fields = ['x', 'y', 'width', 'height', 'shape', 'text', 'confidence', 'state'] as const
  return (
    some.length === others.length &&
    some.every((one, index) => fields.every((field) => one[field] === others[index]?.[field]))
  )
}
