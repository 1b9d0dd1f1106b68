import { type Checked, errorsByField, type InputError } from '@volute/domain/core/kernel'
import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface FormOptions<Typed extends object, Sent, Field extends string> {
  /** Initial values of the fields, also used by `reset`. */
  start: Typed
  check: (typed: Typed) => Checked<Sent, Field>
  /** Loads data that the check needs about the input, before it is sent. */
  before?: (typed: Typed) => Promise<void>
  /** Called with the checked value when there are no errors. */
  onValid: (value: Sent) => void
  /** True when two values are equal; needed where comparing their JSON is not enough. */
  isSame?: (one: Typed, other: Typed) => boolean
  /** Reason why the last value was rejected; the server may name fields too. */
  failure?: (Error & { fields?: readonly InputError[] }) | null
}

/**
 * Form state: the input, and from the first submit on the errors of all fields. The focus moves to the first invalid field.
 * `<form {...form.props}>` with `<TextField label="Name" {...form.field('name')} />`.
 */
export function useForm<Typed extends object, Sent, Field extends string>({
  start,
  check,
  before,
  onValid,
  failure,
  isSame = readsSame,
}: FormOptions<Typed, Sent, Field>) {
  const [edited, setEdited] = useState<Typed | null>(null)
  const [submitted, setSubmitted] = useState<Typed | null>(null)
  const ref = useRef<HTMLFormElement>(null)
  const typed = edited ?? start
  const refused = submitted && readsSame(submitted, typed) ? failure?.fields : undefined
  useEffect(() => {
    if (failure?.fields?.length) focusFirstError(ref.current)
  }, [failure])

  const errors: Partial<Record<Field, string>> = submitted
    ? { ...fromServer<Field>(refused), ...errorsByField(check(typed)) }
    : {}
  return {
    typed,
    errors,
    /** Failure that no field shows. */
    refusal: failure && !failure.fields?.length && Object.keys(errors).length === 0 ? failure : null,
    isChanged: !isSame(typed, start),
    edit,
    field,
    submit,
    reset,
    ref,
    props: { ref, noValidate: true, onSubmit },
  }

  function edit(changes: Partial<Typed>) {
    setEdited((last) => ({ ...(last ?? start), ...changes }))
  }

  /** Binds a text field or a select of this UI kit to a text of the form. */
  function field<Name extends TextOf<Typed> & Field>(name: Name) {
    return {
      value: typed[name] as string,
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        edit({ [name]: target.value } as Partial<Typed>),
    }
  }

  function submit() {
    if (before) void before(typed).then(checkAndSend)
    else checkAndSend()
  }

  function checkAndSend() {
    // The messages must be rendered before the first invalid field can get the focus.
    flushSync(() => setSubmitted(typed))
    const checked = check(typed)
    if (checked.ok) onValid(checked.value)
    else focusFirstError(ref.current)
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    submit()
  }

  /** Restores the initial values and clears the errors. */
  function reset() {
    setEdited(null)
    setSubmitted(null)
  }
}

type TextOf<Typed> = { [Name in keyof Typed]: Typed[Name] extends string ? Name : never }[keyof Typed]

/** Compares as JSON, since the fields hold plain values. */
const readsSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

function fromServer<Field extends string>(errors: readonly InputError[] = []) {
  return Object.fromEntries(errors.map(({ field, error }) => [field, error])) as Partial<
    Record<Field, string>
  >
}

function focusFirstError(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
