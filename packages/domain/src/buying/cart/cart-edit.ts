import { z } from 'zod/mini'
import { id, limits } from '../../core/kernel/index.ts'
import { type CartLine, cartLine } from './cart-line.ts'

/** Fields that can be set. Numbers outside the limits pass here, because a later check rejects them with its own message. */
const fields = z.extend(z.omit(cartLine, { partId: true, pumpId: true }), {
  quantity: z.int32(),
  impellerAngle: z.nullable(z.number()),
})
/** A line's id in the cart; negative while the caller has created the line and the server has not stored it yet. */
const lineId = z.int().check(z.minimum(-limits.integer), z.maximum(limits.integer))
const sentLine = z.extend(fields, {
  cartItemId: lineId,
  partId: id,
  pumpId: z._default(z.nullable(id), null),
  acknowledgedVerdict: z._default(fields.shape.acknowledgedVerdict, null),
})

/**
 * Schema of one edit, with lines of the given schema. The edit holds the values it was made from, so that a concurrent
 * change of the line is detected (OQ-37).
 */
export function cartEditOf<Line extends z.ZodMiniType>(line: Line) {
  const lines = z.readonly(z.array(line).check(z.minLength(1), z.maxLength(limits.cartItems)))
  return z.discriminatedUnion('act', [
    /** Sets fields of one line. A field whose stored value is neither `from` nor `to` keeps the stored value. */
    z.object({ act: z.literal('set'), cartItemId: lineId, from: z.partial(fields), to: z.partial(fields) }),
    /** Replaces the part of a line. */
    z.object({ act: z.literal('replace'), from: line, to: line }),
    /** Adds or restores lines at an index; lines that the cart already has are skipped. */
    z.object({ act: z.literal('add'), lines, at: z.int32().check(z.minimum(0)) }),
    /** Removes lines that have not changed meanwhile. */
    z.object({ act: z.literal('remove'), lines }),
    /** Splits a quantity off a line into a new line with another color. */
    z.object({
      act: z.literal('split'),
      cartItemId: lineId,
      paintColorId: z.nullable(id),
      count: z.int32().check(z.minimum(1)),
      newId: lineId.check(z.maximum(-1)),
    }),
    /** Combines two lines with the same goods. */
    z.object({ act: z.literal('combine'), pair: z.tuple([lineId, lineId]) }),
  ])
}

/** An edit of a cart as it is sent. */
export const cartEdit = cartEditOf(sentLine)

/** Line that edits are applied to: a stored line on the server, a shown line in the browser. */
export interface EditedLine extends CartLine {
  cartItemId: number
  units: string
}

type SentEdit = z.infer<typeof cartEdit>
/** Fields of a line that can be set. */
export type LineFields = Partial<z.infer<typeof fields>>
/** An edit with lines of the caller's own type. */
export type CartEdit<L> =
  | Extract<SentEdit, { act: 'set' | 'split' | 'combine' }>
  | { act: 'replace'; from: L; to: L }
  | { act: 'add'; lines: readonly L[]; at: number }
  | { act: 'remove'; lines: readonly L[] }
