import type { Form } from '../assembly.ts'
import { knownWeight, type Line, type Part, spread, type Traits } from './part.ts'

/** A painted iron or bronze casting, poured to order. */
export function casting(
  number: string,
  description: string,
  price: number,
  weight: number,
  form: Form,
  traits: Traits = {},
): Part {
  const usual = { isPaintable: true, stock: spread(number, 0, 4), leadTimeDays: spread(number, 21, 40) }
  return part(number, description, form, { price, weight, ...usual, ...traits })
}

/** A part turned or milled in the maker's own shop. */
export function machined(
  number: string,
  description: string,
  price: number,
  weight: number,
  form: Form,
  traits: Traits = {},
): Part {
  const usual = { stock: spread(number, 0, 9), leadTimeDays: spread(number, 10, 21) }
  return part(number, description, form, { price, weight: knownWeight(weight), ...usual, ...traits })
}

/** A part bought in and kept on the shelf. */
export function purchased(
  number: string,
  description: string,
  price: number | null,
  weight: number,
  form: Form,
  traits: Traits = {},
): Part {
  const usual = { stock: spread(number, 4, 60), leadTimeDays: spread(number, 4, 14) }
  return part(number, description, form, { price, weight: knownWeight(weight), ...usual, ...traits })
}

/** Parts that are built together; the assembly weighs what they weigh and is not sold as a whole unless `traits` say so. */
export function assembly(
  number: string,
  description: string,
  form: Form,
  lines: [quantity: number, part: Part][],
  traits: Traits = {},
): Part {
  const built = lines.map(([quantity, part]): Line => ({ quantity, part }))
  const weight = knownWeight(built.reduce((sum, line) => sum + line.quantity * (line.part.weight ?? 0), 0))
  const usual = { isSellable: false, stock: 0, leadTimeDays: spread(number, 15, 30) }
  return { ...part(number, description, form, { weight, ...usual, ...traits }), lines: built }
}

/** An assembly sold as one kit for nine tenths of its parts' prices. */
export function kit(
  number: string,
  description: string,
  form: Form,
  lines: [quantity: number, part: Part][],
  traits: Traits = {},
): Part {
  const price = Math.round(
    lines.reduce((sum, [quantity, part]) => sum + quantity * (part.price ?? 0), 0) * 0.9,
  )
  const usual = { price, isSellable: true, stock: spread(number, 1, 8), leadTimeDays: spread(number, 3, 9) }
  return assembly(number, description, form, lines, { ...usual, ...traits })
}

function part(number: string, description: string, form: Form, traits: Traits): Part {
  return {
    number,
    description,
    form,
    price: null,
    weight: null,
    unit: 'EA',
    isPaintable: false,
    isSellable: true,
    hasOtherMaterial: false,
    stock: 0,
    leadTimeDays: 0,
    axis: 'horizontal',
    ...traits,
    lines: [],
  }
}
