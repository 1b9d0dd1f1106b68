import { checkQuantity } from '@volute/domain/cart'
import { type Checked, invalid, valid } from '@volute/domain/kernel'
import { lineState, type ManagedOrder, orderMessages, type Pieces } from '@volute/domain/orders'

export type DeskLine = ManagedOrder['orderItems'][number]

/** What is to come of a line. */
export const toComeOf = ({ quantity, shippedQuantity, cancelledQuantity }: DeskLine) =>
  lineState({ ordered: quantity, shipped: shippedQuantity, cancelled: cancelledQuantity }).toCome

/** The lines of which something is to come. */
export const openLines = ({ orderItems }: ManagedOrder) => orderItems.filter((line) => toComeOf(line) > 0)

/** The name of a line's field in a form. */
export const pieceField = ({ position }: Pick<DeskLine, 'position'>) => `line ${position}` as const
export type PieceField = ReturnType<typeof pieceField>
export type TypedPieces = { [Field in PieceField]: string }

/** The pieces typed for each line: blank or 0 is none of it, and never more than is to come (DESK-02). */
export function checkTypedPieces(
  lines: readonly DeskLine[],
  typed: TypedPieces,
): Checked<Pieces[], PieceField> {
  const wanted: Pieces[] = []
  for (const line of lines) {
    const text = (typed[pieceField(line)] ?? '').trim()
    if (text === '' || Number(text) === 0) continue
    const quantity = checkQuantity(text)
    if (!quantity.ok) return invalid(pieceField(line), 'OUT_OF_RANGE', quantity.errors[0]?.error ?? '')
    if (quantity.value > toComeOf(line))
      return invalid(
        pieceField(line),
        'OUT_OF_RANGE',
        orderMessages.onlyToCome(line.position, toComeOf(line)),
      )
    wanted.push({ position: line.position, quantity: quantity.value })
  }
  const [first] = lines
  if (wanted.length === 0 && first) return invalid(pieceField(first), 'MISSING', orderMessages.noPieces)
  return valid(wanted)
}

/** What is to come of every line, or nothing of any. */
export const typedPieces = (lines: readonly DeskLine[], how: 'all' | 'none'): TypedPieces =>
  Object.fromEntries(lines.map((line) => [pieceField(line), how === 'all' ? String(toComeOf(line)) : '']))
