import { counted, formatNumber } from '../../core/kernel/index.ts'
import type { Callout, DrawnLine } from './callout.ts'
import { type CalloutKind, kindOf } from './callout-rules.ts'
import { workbenchLimits } from './limits.ts'

export const calloutKindNames: Record<CalloutKind, string> = {
  UNSURE: 'unsure proposal',
  SURE: 'sure proposal',
  ACCEPTED: 'accepted',
}

/** Text of a callout, or a note that it was not read. */
export const calloutText = ({ text }: Pick<Callout, 'text'>) => text || 'Not read'

/** Describes the meaning of a callout: the line's part, several parts, or none. */
export function describeMeant(meant: readonly DrawnLine[]): string {
  const [line] = meant
  if (!line) return 'no position of the BOM'
  return meant.length > 1 ? 'several parts' : `${line.description}, ${line.partNumber}`
}

/** Text of a callout for screen readers: `10A, Mechanical seal, 118202, accepted`. */
export function describeCallout(callout: Callout, meant: readonly DrawnLine[]): string {
  return `${calloutText(callout)}, ${describeMeant(meant)}, ${calloutKindNames[kindOf(callout)]}`
}

/** Confirmations shown after each act. */
export const calloutActs = {
  accepted: (one: Callout) => `${calloutText(one)} accepted.`,
  toType: 'It could not be read. Type its reference.',
  set: (one: Callout) => `${calloutText(one)} set.`,
  moved: (one: Callout) => `${calloutText(one)} moved.`,
  removed: (one: Callout) => `${calloutText(one)} removed. Ctrl+Z restores it.`,
  placed: (one: Callout) => `${one.text ? one.text : 'A callout'} placed.`,
  placing: (reference: string | null) =>
    `Place ${reference ?? 'a new callout'}: click, or move the crosshair with the arrow keys and press Enter. Esc cancels.`,
  notPlaced: 'Nothing was placed.',
  undone: 'Undone.',
  redone: 'Redone.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  noUnsure: 'No unsure callout is left.',
  allLookedAt: 'No proposal is left.',
  tooMany: `A drawing has at most ${formatNumber(workbenchLimits.callouts)} callouts.`,
  acceptedSure: (accepted: number, unseen: number) => {
    if (accepted + unseen === 0) return 'No sure callout is left.'
    const done = `${counted(accepted, 'sure callout')} accepted`
    return unseen === 0 ? `${done}.` : `${done}; ${formatNumber(unseen)} more not on screen yet.`
  },
}

/** Save states of a drawing's callouts. */
export const calloutSaves = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Not saved yet',
  offline: 'You’re offline. Your work is saved on this device and sent when you’re back online.',
  failed: 'Not saved. Your work is on this device.',
  overtaken: 'Somebody else has changed this drawing. Your changes are saved on this device.',
}

/** Reason why a drawing's review cannot be finished yet; null if it can. A sheet with neither part nor callouts is left out. */
export function whyNotLookedAt(callouts: readonly Callout[], partNumber: string | null): string | null {
  if (partNumber === null && callouts.length > 0)
    return 'Choose the part of this drawing, or leave this sheet out.'
  const left = callouts.filter(({ state, text }) => state === 'PROPOSED' || text === '').length
  return left > 0
    ? `${counted(left, 'proposal')} left: accept or remove ${left === 1 ? 'it' : 'them'}.`
    : null
}
