import type { ChangeEvent } from 'react'
import { TextField } from '../../../core/ui/text-field.tsx'
import styles from './quantity-fields.module.css'
import { type DeskLine, type LineField, lineField, toComeOf } from './typed-quantities.ts'

interface QuantityFieldsProps {
  title: string
  lines: readonly DeskLine[]
  /** Form from `useForm`. */
  form: {
    field: (name: LineField) => {
      value: string
      error: string | undefined
      onChange: (event: ChangeEvent<HTMLInputElement>) => void
    }
  }
}

/** Quantity field for each line with an open quantity (DESK-20). */
export function QuantityFields({ title, lines, form }: QuantityFieldsProps) {
  return (
    <fieldset className={styles.quantities}>
      <legend>{title}</legend>
      {lines.map((line) => (
        <div key={line.position} className={styles.line}>
          <span className={styles.part}>
            {line.position + 1}. <span className="mono">{line.partNumber}</span>{' '}
            <span className={styles.description}>{line.partDescription}</span>
          </span>
          <TextField
            label={`Quantity of line ${line.position + 1}, ${line.partNumber}`}
            hideLabel
            inputMode="numeric"
            autoComplete="off"
            alignRight
            unit={`of ${toComeOf(line)}`}
            {...form.field(lineField(line))}
          />
        </div>
      ))}
    </fieldset>
  )
}
