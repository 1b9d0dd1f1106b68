import { roundHalfUp } from '../../core/kernel/index.ts'

/** Units of measured columns, with the shop's own unit of that measure: pounds and inches. */
const factors = {
  WEIGHT: { lb: 1, oz: 1 / 16, kg: 1 / 0.45359237, g: 1 / 453.59237 },
  LENGTH: { in: 1, mm: 1 / 25.4, cm: 1 / 2.54 },
} as const

type Measure = keyof typeof factors

export const units = ['lb', 'oz', 'kg', 'g', 'in', 'mm', 'cm'] as const
export type Unit = (typeof units)[number]

export const unitNames: Record<Unit, string> = {
  lb: 'Pounds (lb)',
  oz: 'Ounces (oz)',
  kg: 'Kilograms (kg)',
  g: 'Grams (g)',
  in: 'Inches (in)',
  mm: 'Millimeters (mm)',
  cm: 'Centimeters (cm)',
}

/** Columns of the import format whose numbers have a unit. */
const measures: Readonly<Record<string, Measure>> = {
  weight_lb: 'WEIGHT',
  trim: 'LENGTH',
  trim_min: 'LENGTH',
  trim_full: 'LENGTH',
}

/** Units that a column can be read in, the shop's own first; none if it has no unit. */
export function unitsOf(column: string): Unit[] {
  const measure = measures[column]
  return measure ? (Object.keys(factors[measure]) as Unit[]) : []
}

const spellings: Readonly<Record<Unit, string>> = {
  lb: 'lbs?|pounds?|#',
  oz: 'oz|ounces?',
  kg: 'kgs?|kilograms?|kilogramm|kilo',
  g: 'gr?|grams?|gramm',
  in: 'in|inch(?:es)?|zoll|"|″',
  mm: 'mm|millimet(?:er|re)s?',
  cm: 'cm|centimet(?:er|re)s?|zentimeter',
}

const shapes = units.map((unit) => ({
  unit,
  afterHead: new RegExp(String.raw`(?:[\s_([/,.-])(?:in\s+)?(?:${spellings[unit]})[\s)\].]*$`, 'i'),
  afterNumber: new RegExp(String.raw`^(.*\d)\s*(?:${spellings[unit]})\.?$`, 'i'),
}))

/** Longest header or cell that is searched for a unit. */
const LONGEST = 100

/** Unit that a header names: `Gewicht (kg)`, `Weight [g]`, `weight_lb`; the format's own `trim` is in inches. */
export function unitOfHead(head: string, column: string): Unit | undefined {
  const [own, ...others] = unitsOf(column)
  if (own === undefined || head.length > LONGEST) return undefined
  if (head.trim().toLowerCase() === column) return own
  return shapes.find(({ unit, afterHead }) => [own, ...others].includes(unit) && afterHead.test(head.trim()))
    ?.unit
}

/** A header without its unit: `Gewicht kg` becomes `Gewicht`. */
export function withoutUnit(head: string): string {
  if (head.length > LONGEST) return head
  return shapes.reduce((text, { afterHead }) => text.replace(afterHead, ''), head.trim())
}

/** Splits `12.5 kg` into the number and its unit; a unit of another measure stays in the text. */
export function splitUnit(text: string, column: string): { number: string; unit?: Unit } {
  if (text.length > LONGEST) return { number: text }
  const own = unitsOf(column)
  for (const { unit, afterNumber } of shapes) {
    const [, number] = (own.includes(unit) && afterNumber.exec(text)) || []
    if (number !== undefined) return { number, unit }
  }
  return { number: text }
}

const factorOf = (unit: Unit | undefined) => (unit ? { ...factors.WEIGHT, ...factors.LENGTH }[unit] : 1)

/** Converts a number of the file to the shop's unit, with three decimals: `10` kg become `22.046`. */
export function toOwnUnit(number: string, unit?: Unit): string {
  const factor = factorOf(unit)
  if (factor === 1 && !losesDigits(number)) return number
  return String(roundHalfUp(Number(number) * factor, DECIMALS))
}

/** Decimals that the shop stores of a quantity, weight or length. */
const DECIMALS = 3
/** Share of a converted number that rounding may change; 1 g is 0.0022 lb, and 0.002 is too far off. */
const COARSE = 0.005
/** Share of a number that is a spreadsheet's own error, as in 0.30000000000000004. */
const NOISE = 1e-9

/** True for a number that three decimals change: one with more of them, or a converted one that is off by 0.5 % or more. */
export function losesDigits(number: string, unit?: Unit): boolean {
  const factor = factorOf(unit)
  const exact = Number(number) * factor
  const off = Math.abs(roundHalfUp(exact, DECIMALS) - exact)
  return off > (factor === 1 ? Math.max(1, Math.abs(exact)) * NOISE : Math.abs(exact) * COARSE)
}
