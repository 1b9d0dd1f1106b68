import { checkQuantity } from '@volute/domain/buying/cart'
import { type Checked, invalid } from '@volute/domain/core/kernel'
import {
  checkQuantities,
  lineState,
  type ManagedOrder,
  type LineQuantity,
} from '@volute/domain/buying/orders'

export type DeskLine = ManagedOrder['orderItems'][number]

/** Quantity of a line still to come. */
export const toComeOf = ({ quantity, shippedQuantity, cancelledQuantity }: DeskLine) =>
  lineState({ ordered: quantity, shipped: shippedQuantity, cancelled: cancelledQuantity }).toCome

/** Lines with a quantity still to come. */
export const openLines = ({ orderItems }: ManagedOrder) => orderItems.filter((line) => toComeOf(line) > 0)

/** Name of a line's field in a form. */
export const lineField = ({ position }: Pick<DeskLine, 'position'>) => `line ${position}` as const
export type LineField = ReturnType<typeof lineField>
export type TypedQuantities = { [Field in LineField]: string }

/** Validates the quantities typed for each line; blank or 0 means none (DESK-20). */
export function checkTypedQuantities(
  lines: readonly DeskLine[],
  typed: TypedQuantities,
): Checked<LineQuantity[], LineField> {
  const wanted: LineQuantity[] = []
  for (const line of lines) {
    const text = (typed[lineField(line)] ?? '').trim()
    if (text === '' || Number(text) === 0) continue
    const quantity = checkQuantity(text)
    if (!quantity.ok) return invalid(lineField(line), 'OUT_OF_RANGE', quantity.errors[0]?.error ?? '')
    wanted.push({ position: line.position, quantity: quantity.value })
  }
  return checkAtLines(lines, wanted, (some) => checkQuantities(toComeOfAll(lines), some))
}

/** Quantities still to come, by line. */
export const toComeOfAll = (lines: readonly DeskLine[]): LineQuantity[] =>
  lines.map((line) => ({ position: line.position, quantity: toComeOf(line) }))

/** Reports an error at the field of the first line that is invalid by itself, or else of the first line. */
export function checkAtLines<Wanted extends { position: number }>(
  lines: readonly DeskLine[],
  wanted: readonly Wanted[],
  check: (some: readonly Wanted[]) => Checked<Wanted[]>,
): Checked<Wanted[], LineField> {
  const checked = check(wanted)
  if (checked.ok) return checked
  const refused = wanted.find((one) => !check([one]).ok) ?? lines[0]
  const [{ code, error }] = checked.errors
  return invalid(lineField(refused ?? { position: 0 }), code, error)
}

/** Initial quantities: everything still to come of each line, or none. */
export const typedQuantities = (lines: readonly DeskLine[], how: 'all' | 'none'): TypedQuantities =>
  Object.fromEntries(lines.map((line) => [lineField(line), how === 'all' ? String(toComeOf(line)) : '']))
