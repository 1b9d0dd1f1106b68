import type { CartLine } from './cart-line.ts'

const isField: Record<keyof CartLine, true> = {
  partId: true,
  quantity: true,
  paintColorId: true,
  impellerTrim: true,
  impellerAngle: true,
  pumpId: true,
  acknowledgedVerdict: true,
}
/** Names of the fields of a line. */
export const lineFields = Object.keys(isField) as (keyof CartLine)[]

type SetField = Exclude<keyof CartLine, 'partId' | 'pumpId'>
/** Fields that an edit can set: all except the part and the pump. */
export const settableFields = lineFields.filter(
  (name): name is SetField => name !== 'partId' && name !== 'pumpId',
)

/** Picks the fields of a line and drops the rest. */
export function pickLine(line: CartLine): CartLine {
  return Object.fromEntries(lineFields.map((name) => [name, line[name]])) as CartLine
}
