import type { Form, FormKind } from '../assembly.ts'

/** A solid in inches: `form('gasket', 13.4, 0.06, 10, 8)` is 13.4 outside, 0.06 thick, 10 inside, 8 holes. */
export function form(kind: FormKind, od: number, length: number, bore = 0, count = 0): Form {
  return { kind, od, length, ...(bore > 0 ? { bore } : {}), ...(count > 0 ? { count } : {}) }
}
