import { z } from 'zod/mini'
import { cartMessages, type ItemIn, type LineDraft, readDraft, sentOptions } from '../cart/index.ts'
import { type Checked, invalid, sameText } from '../../core/kernel/index.ts'
import {
  type PaintColor,
  part,
  type Part,
  replacement,
  type Replacement,
} from '../../catalogue/part/index.ts'
import type { ListLine } from './list-line.ts'

/** Outcomes of a line of a list. */
export const lineOutcomes = [
  'READY',
  'ADDED',
  /** No such number, but one that differs only in punctuation or leading zeros. */
  'NEARLY',
  'NOT_FOUND',
  /** No longer sold, and superseded by another part. */
  'REPLACED',
  'NOT_SOLD',
  'WRONG_VALUE',
  'OVER_MAXIMUM',
  'CART_FULL',
] as const

export const lineReport = z.object({
  outcome: z.enum(lineOutcomes),
  /** Part that the line names, sold or not, with its replacement. */
  part: z.nullable(part),
  nearest: z.nullable(replacement),
  /** Reason that it is not, or would not be, in the cart; null otherwise. */
  whyNot: z.nullable(z.string()),
})
export type LineReport = z.infer<typeof lineReport>

/** Result of the catalogue lookup for a line. */
export interface KnownToLine {
  part: Part | undefined
  /** Part on sale whose number has the same search key. */
  nearest: Replacement | undefined
}

/** Item that a line would add to the cart; null if its part is not found or not sold. */
export function itemOfLine(
  line: ListLine,
  found: Part | undefined,
  paintColors: readonly PaintColor[],
): Checked<ItemIn> | null {
  if (!found?.isSellable) return null
  const { quantity, options, pumpId } = line
  const paintColorId = readColor(options, paintColors)
  const draft = { quantity, ...readTrim(options.trim), angle: options.angle }
  const { impellerTrim, impellerAngle } = readDraft(draft, found)
  const sent = sentOptions(found, { paintColorId: paintColorId ?? null, impellerTrim, impellerAngle })
  const isLost = paintColorId === undefined || (paintColorId !== null && sent.paintColorId === null)
  if (isLost) return invalid('paintColorId', 'UNKNOWN', cartMessages.paintColor)
  return { ok: true, value: { partId: found.partId, quantity, ...sent, ...(pumpId && { pumpId }) } }
}

/** Reads the paint of a line: null for no paint or none chosen, undefined for an unknown color. */
function readColor(
  { paintColor, paintColorId }: ListLine['options'],
  paintColors: readonly PaintColor[],
): number | null | undefined {
  if (paintColorId) return paintColorId
  if (paintColor === '' || sameText(paintColor, 'no paint')) return null
  return paintColors.find(({ name }) => sameText(name, paintColor))?.paintColorId
}

/** Reports on a line before it is added to a cart; `checked` is its item after the cart's own checks. */
export function reportLine(
  { part: found, nearest }: KnownToLine,
  checked: Checked<unknown> | null,
): LineReport {
  const facts = { part: found ?? null, nearest: nearest ?? null }
  if (checked?.ok) return { outcome: 'READY', ...facts, whyNot: null }
  if (checked) return { outcome: 'WRONG_VALUE', ...facts, whyNot: checked.errors[0].error }

  return { outcome: whyUnknown(), ...facts, whyNot: cartMessages.partInvalid }

  function whyUnknown() {
    if (found) return found.replacedBy ? 'REPLACED' : 'NOT_SOLD'
    return nearest ? 'NEARLY' : 'NOT_FOUND'
  }
}

/**
 * Reads a trim: `Full Trim` in any case is full trim, an empty text is not chosen yet, any other text is a custom trim
 * (QUICK-21).
 */
export function readTrim(text: string): Pick<LineDraft, 'trimOption' | 'trimValue'> {
  if (/^full\s+trim$/i.test(text)) return { trimOption: 'full-trim', trimValue: '' }
  return { trimOption: text === '' ? '' : 'custom', trimValue: text }
}
