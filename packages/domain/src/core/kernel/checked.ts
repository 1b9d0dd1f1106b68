import type { InputErrorCode } from './error-codes.ts'

/** One input error: the field, the code, and the sentence for the person who typed the value. */
export interface InputError<Field extends string = string> {
  field: Field
  code: InputErrorCode
  error: string
}

/** Result of a check: the value to store, or all input errors in the order of the form. */
export type Checked<T, Field extends string = string> =
  | { ok: true; value: T }
  | { ok: false; errors: readonly [InputError<Field>, ...InputError<Field>[]] }

export function valid<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** Result of a check that fails at one field: `invalid('quantity', 'OUT_OF_RANGE', cartMessages.quantity)`. */
export function invalid<Field extends string>(field: Field, code: InputErrorCode, error: string) {
  return { ok: false as const, errors: [{ field, code, error }] as const }
}

/** Returns the value unless there are errors; the last step of a check of several fields. */
export function checkedAs<T, Field extends string>(
  value: T,
  errors: readonly (InputError<Field> | null | undefined | false)[],
): Checked<T, Field> {
  const [first, ...rest] = errors.filter((error) => error !== null && error !== undefined && error !== false)
  return first ? { ok: false, errors: [first, ...rest] } : valid(value)
}

/** Joins several checks of one form: merges their values into one object and concatenates their errors. */
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

/** Errors of a check, for use in an enclosing check; empty when it passed. */
export function errorsOf<Field extends string>(
  checked: Checked<unknown, Field>,
): readonly InputError<Field>[] {
  return checked.ok ? [] : checked.errors
}

/** Sentence of the first error; null when there is none. */
export function firstError(checked: Checked<unknown>): string | null {
  return checked.ok ? null : checked.errors[0].error
}

/** First error sentence of each invalid field, for a form. */
export function errorsByField<Field extends string>(
  checked: Checked<unknown, Field>,
): Partial<Record<Field, string>> {
  if (checked.ok) return {}
  const pairs = checked.errors.map(({ field, error }) => [field, error] as const)
  return Object.fromEntries(pairs.toReversed()) as Partial<Record<Field, string>>
}
