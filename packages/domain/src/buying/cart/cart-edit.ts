import { z } from 'zod/mini'
import { id, limits } from '../../core/kernel/index.ts'
import { type CartLine, cartLine } from './cart-line.ts'

/** Fields that may be set, with numbers that a check answers with a sentence of its own. */
const fields = z.extend(z.omit(cartLine, { partId: true, pumpId: true }), {
  quantity: z.int32(),
  impellerAngle: z.nullable(z.number()),
})
/** A line's id in the cart; negative for one that the caller has made and the server has not stored yet. */
const lineId = z.int().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647))
const sentLine = z.extend(fields, {
  cartItemId: lineId,
  partId: id,
  pumpId: z._default(z.nullable(id), null),
  knownVerdict: z._default(fields.shape.knownVerdict, null),
})

/**
 * The schema of one edit, with lines of the given schema; what it was made from shows whether the line was changed
 * meanwhile (OQ-37).
 */
export function cartEditOf<Line extends z.ZodMiniType>(line: Line) {
  const lines = z.readonly(z.array(line).check(z.minLength(1), z.maxLength(limits.cartItems)))
  return z.discriminatedUnion('act', [
    /** Fields of one line. A field whose stored value is neither `from` nor `to` stays as it is stored. */
    z.object({ act: z.literal('set'), cartItemId: lineId, from: z.partial(fields), to: z.partial(fields) }),
    /** Another part in a line's place. */
    z.object({ act: z.literal('replace'), from: line, to: line }),
    /** Lines that come back to a place as they were, but none that is there already. */
    z.object({ act: z.literal('add'), lines, at: z.int32().check(z.minimum(0)) }),
    /** Lines to remove, as far as they were not changed meanwhile. */
    z.object({ act: z.literal('remove'), lines }),
    /** A count of a line in another colour, as a line of their own. */
    z.object({
      act: z.literal('split'),
      cartItemId: lineId,
      paintColorId: z.nullable(id),
      count: z.int32().check(z.minimum(1)),
      newId: lineId.check(z.maximum(-1)),
    }),
    /** Two equal lines as one. */
    z.object({ act: z.literal('combine'), pair: z.tuple([lineId, lineId]) }),
  ])
}

/** One edit of a cart as it is sent. */
export const cartEdit = cartEditOf(sentLine)

/** A line that edits are applied to: a stored one on the server, one on screen in the browser. */
export interface EditedLine extends CartLine {
  cartItemId: number
  units: string
}

type SentEdit = z.infer<typeof cartEdit>
/** Fields of a line that may be set. */
export type LineFields = Partial<z.infer<typeof fields>>
/** An edit with lines of the caller's own type. */
export type CartEdit<L> =
  | Extract<SentEdit, { act: 'set' | 'split' | 'combine' }>
  | { act: 'replace'; from: L; to: L }
  | { act: 'add'; lines: readonly L[]; at: number }
  | { act: 'remove'; lines: readonly L[] }

/** An edit with other ids for its lines: -1 on screen is 12 at the server. */
export function renameLines<L extends { cartItemId: number }>(
  edit: CartEdit<L>,
  names: ReadonlyMap<number, number>,
): CartEdit<L> {
  const name = (cartItemId: number) => names.get(cartItemId) ?? cartItemId
  const renamed = (one: L): L => ({ ...one, cartItemId: name(one.cartItemId) })
  switch (edit.act) {
    case 'replace':
      return { ...edit, from: renamed(edit.from), to: renamed(edit.to) }
    case 'add':
    case 'remove':
      return { ...edit, lines: edit.lines.map(renamed) }
    case 'combine':
      return { ...edit, pair: [name(edit.pair[0]), name(edit.pair[1])] }
    case 'set':
    case 'split':
      return { ...edit, cartItemId: name(edit.cartItemId) }
  }
}
