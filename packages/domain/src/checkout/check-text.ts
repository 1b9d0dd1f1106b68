import { checkoutMessages } from './messages.ts'

/** The sentences of a form's invalid fields, in the form's order. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

export interface TextRule {
  label: string
  max: number
  required?: true
  /** A further check of a text that is present and short enough. */
  check?: (typed: string) => string | undefined
}

/** The sentence for a missing or too long text, measured after trimming (CHECKOUT-24, OQ-51). */
export function checkText(typed: string, { label, max, required, check }: TextRule): string | undefined {
  const { length } = typed.trim()
  if (required && length === 0) return checkoutMessages.required(label)
  if (length > max) return checkoutMessages.tooLong(label, max, length)

  return check?.(typed)
}

/** Checks every field that has a rule; valid ones are left out of the answer. */
export function checkTexts<Field extends string>(
  form: Record<Field, string>,
  rules: Record<Field, TextRule>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field of Object.keys(rules) as Field[]) {
    const error = checkText(form[field], rules[field])
    if (error) errors[field] = error
  }
  return errors
}

/** The first sentence of several checks, which is the one the server answers. */
export function firstError(...checks: FieldErrors[]): string | undefined {
  return checks.flatMap((errors) => Object.values(errors))[0]
}
