/** The shop's unit for a written one: `Stk`, `pce` and `C62` are `EA`, `ft.` is `FT`; an unknown unit is unchanged. */
export function shopUnit(written: string): string {
  return written
}

/** Sentence that asks for the quantity when the list has another unit than the part; null when both are the same. */
export function unitProblem(_unit: string, _unitOfPart: string): string | null {
  return null
}
