import { checkQuantity } from '@volute/domain/buying/cart'
import { type Checked, invalid } from '@volute/domain/core/kernel'
import { checkPieces, lineState, type ManagedOrder, type Pieces } from '@volute/domain/buying/orders'

export type DeskLine = ManagedOrder['orderItems'][number]

/** Quantity of a line still to come. */
export const toComeOf = ({ quantity, shippedQuantity, cancelledQuantity }: DeskLine) =>
  lineState({ ordered: quantity, shipped: shippedQuantity, cancelled: cancelledQuantity }).toCome

/** Lines with a quantity still to come. */
export const openLines = ({ orderItems }: ManagedOrder) => orderItems.filter((line) => toComeOf(line) > 0)

/** Name of a line's field in a form. */
export const pieceField = ({ position }: Pick<DeskLine, 'position'>) => `line ${position}` as const
export type PieceField = ReturnType<typeof pieceField>
export type TypedPieces = { [Field in PieceField]: string }

/** Validates the quantities typed for each line; blank or 0 means none (DESK-20). */
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
    wanted.push({ position: line.position, quantity: quantity.value })
  }
  return checkAtLines(lines, wanted, (some) => checkPieces(toComeOfAll(lines), some))
}

/** Quantities still to come, by line. */
export const toComeOfAll = (lines: readonly DeskLine[]): Pieces[] =>
  lines.map((line) => ({ position: line.position, quantity: toComeOf(line) }))

/** Reports an error at the field of the first line that is invalid by itself, or else of the first line. */
export function checkAtLines<Wanted extends { position: number }>(
  lines: readonly DeskLine[],
  wanted: readonly Wanted[],
  check: (some: readonly Wanted[]) => Checked<Wanted[]>,
): Checked<Wanted[], PieceField> {
  const checked = check(wanted)
  if (checked.ok) return checked
  const refused = wanted.find((one) => !check([one]).ok) ?? lines[0]
  const [{ code, error }] = checked.errors
  return invalid(pieceField(refused ?? { position: 0 }), code, error)
}

/** Initial quantities: everything still to come of each line, or none. */
export const typedPieces = (lines: readonly DeskLine[], how: 'all' | 'none'): TypedPieces =>
  Object.fromEntries(lines.map((line) => [pieceField(line), how === 'all' ? String(toComeOf(line)) : '']))
