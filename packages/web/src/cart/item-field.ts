import type { AddFormErrors, AddFormValues } from './add-form-values.ts'

/** What each field of a part's form works on. */
export interface ItemFieldProps {
  values: AddFormValues
  /** Only those that are to be seen. */
  errors: AddFormErrors
  onChange: (change: Partial<AddFormValues>) => void
  /** A field was left, so its sentence may show. */
  onLeave: (field: keyof AddFormErrors) => void
  /** In a table the row's part; the column names the field for the eye. */
  of?: string
}

/** A field's label; in a table's row it names its part and is there for screen readers only. */
export function itemLabel(name: string, of: string | undefined) {
  return of === undefined ? { label: name } : { label: `${name}, ${of}`, hideLabel: true }
}
