import { formatCartTrim } from '../part/index.ts'

interface ChosenOptions {
  /** The colour's name; null is No Paint. */
  paintColor: string | null
  /** Inches; 0 is Full Trim. */
  impellerTrim: number | null
  /** Whole degrees. */
  impellerAngle: number | null
}

/** What was chosen for a line, in words: `['Safety Blue', 'Trim 9.25 in', 'Angle 15 deg']` (CART-20, ORDER-12). */
export function describeOptions({ paintColor, impellerTrim, impellerAngle }: ChosenOptions): string[] {
  return [
    paintColor === null ? [] : paintColor,
    impellerTrim === null ? [] : describeTrim(impellerTrim),
    impellerAngle === null ? [] : `Angle ${impellerAngle} deg`,
  ].flat()
}

function describeTrim(inches: number): string {
  return inches === 0 ? 'Full Trim' : `Trim ${formatCartTrim(inches)} in`
}
