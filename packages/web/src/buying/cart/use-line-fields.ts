import { type EditableField, type LineDraft, type LineErrors, settleDraft } from '@volute/domain/buying/cart'
import { useState } from 'react'
import type { LineFieldProps } from './line-fields.tsx'

interface LineFields {
  draft: LineDraft
  /** All errors of the draft; a field's error is shown once the field was left. */
  wrong: LineErrors
  /** Errors that are always shown. */
  errors: LineErrors
  onChange: (change: Partial<LineDraft>) => void
}

/** Props for the fields of a line to add. Leaving a field settles its text and shows its error. */
export function useLineFields({ draft, wrong, errors, onChange }: LineFields): LineFieldProps {
  const [left, setLeft] = useState<readonly EditableField[]>([])
  return { draft, onChange, onLeave, errors: { ...wrongIn(left), ...errors } }

  function wrongIn(fields: readonly EditableField[]): LineErrors {
    return Object.fromEntries(fields.map((field) => [field, wrong[field]]))
  }

  function onLeave(field: EditableField) {
    const settled = settleDraft(draft, field)
    if (Object.keys(settled).length > 0) onChange(settled)
    setLeft((now) => (now.includes(field) ? now : [...now, field]))
  }
}
