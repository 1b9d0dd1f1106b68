import type { InputErrorCode } from './error-codes.ts'

/** One thing wrong with what was typed: the field, the code and the sentence for the person who typed it. */
export interface InputError<Field extends string = string> {
  field: Field
  code: InputErrorCode
  error: string
}

/** Result of every check: the value as it is stored, or each input error in the form's order. */
export type Checked<T, Field extends string = string> =
  | { ok: true; value: T }
  | { ok: false; errors: readonly [InputError<Field>, ...InputError<Field>[]] }

export function valid<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** A check that fails at one field: `invalid('quantity', 'OUT_OF_RANGE', cartMessages.quantity)`. */
export function invalid<Field extends string>(field: Field, code: InputErrorCode, error: string) {
  return { ok: false as const, errors: [{ field, code, error }] as const }
}

/** The value, unless there are errors: what a check of several fields ends with. */
export function checkedAs<T, Field extends string>(
  value: T,
  errors: readonly (InputError<Field> | null | undefined | false)[],
): Checked<T, Field> {
  const [first, ...rest] = errors.filter((error) => error !== null && error !== undefined && error !== false)
  return first ? { ok: false, errors: [first, ...rest] } : valid(value)
}

/** Several checks of one form as one: their values in one object, their errors one after the other. */
export function joinChecks<Checks extends readonly Checked<object>[]>(
  ...checks: Checks
): Checked<JoinedValue<Checks>, FieldOf<Checks[number]>> {
  const errors = checks.flatMap((check) => errorsOf(check))
  const values = checks.map((check) => (check.ok ? check.value : {}))
  return checkedAs(
    Object.assign({}, ...values) as JoinedValue<Checks>,
    errors as InputError<FieldOf<Checks[number]>>[],
  )
}

type JoinedValue<Checks> = Checks extends readonly [infer Check, ...infer Others]
  ? ValueOf<Check> & JoinedValue<Others>
  : unknown
type ValueOf<Check> = Check extends { ok: true; value: infer Value } ? Value : never
type FieldOf<Check> = Check extends { ok: false; errors: readonly [InputError<infer Field>, ...unknown[]] }
  ? Field
  : never

/** The errors of a check, for a check that contains it; none when it passed. */
export function errorsOf<Field extends string>(
  checked: Checked<unknown, Field>,
): readonly InputError<Field>[] {
  return checked.ok ? [] : checked.errors
}

/** The sentence of the first error; null when there is none. */
export function firstError(checked: Checked<unknown>): string | null {
  return checked.ok ? null : checked.errors[0].error
}

/** The first sentence of each field that is wrong, for the fields of a form. */
export function errorsByField<Field extends string>(
  checked: Checked<unknown, Field>,
): Partial<Record<Field, string>> {
  if (checked.ok) return {}
  const pairs = checked.errors.map(({ field, error }) => [field, error] as const)
  return Object.fromEntries(pairs.toReversed()) as Partial<Record<Field, string>>
}
