import { type Checked, errorsByField, type InputError } from '@volute/domain/core/kernel'
import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface FormOptions<Typed extends object, Sent, Field extends string> {
  /** Initial values of the fields, also after `reset`. */
  start: Typed
  check: (typed: Typed) => Checked<Sent, Field>
  /** Fetches what the check has to know of what is typed, before it is sent. */
  before?: (typed: Typed) => Promise<void>
  /** Takes the checked value when nothing is wrong. */
  onValid: (value: Sent) => void
  /** True when two values are the same, where that is more than reading the same. */
  isSame?: (one: Typed, other: Typed) => boolean
  /** Why the last value was rejected; the server may name fields too. */
  failure?: (Error & { fields?: readonly InputError[] }) | null
}

/**
 * A form: what is typed, and from the first submit on what is wrong, at every field at once; the focus goes to the first
 * wrong field. `<form {...form.props}>` with `<TextField label="Name" {...form.field('name')} />`.
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
    /** The failure, where no field shows what is wrong. */
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

  /** Binds a text field or a select of the kit to a text of the form. */
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
    // The messages have to stand in the page before the focus can go to the first of them.
    flushSync(() => setSubmitted(typed))
    const checked = check(typed)
    if (checked.ok) onValid(checked.value)
    else focusFirstError(ref.current)
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    submit()
  }

  /** Shows the start again, with nothing wrong. */
  function reset() {
    setEdited(null)
    setSubmitted(null)
  }
}

type TextOf<Typed> = { [Name in keyof Typed]: Typed[Name] extends string ? Name : never }[keyof Typed]

/** The fields hold plain values, which read the same when they are the same. */
const readsSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

function fromServer<Field extends string>(errors: readonly InputError[] = []) {
  return Object.fromEntries(errors.map(({ field, error }) => [field, error])) as Partial<
    Record<Field, string>
  >
}

function focusFirstError(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
