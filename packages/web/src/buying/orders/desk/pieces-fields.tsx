import type { ChangeEvent } from 'react'
import { TextField } from '../../../core/ui/text-field.tsx'
import styles from './pieces-fields.module.css'
import { type DeskLine, type PieceField, pieceField, toComeOf } from './typed-pieces.ts'

interface PiecesFieldsProps {
  title: string
  lines: readonly DeskLine[]
  /** Form from `useForm`. */
  form: {
    field: (name: PieceField) => {
      value: string
      error: string | undefined
      onChange: (event: ChangeEvent<HTMLInputElement>) => void
    }
  }
}

/** Quantity field for each line with an open quantity (DESK-20). */
export function PiecesFields({ title, lines, form }: PiecesFieldsProps) {
  return (
    <fieldset className={styles.pieces}>
      <legend>{title}</legend>
      {lines.map((line) => (
        <div key={line.position} className={styles.line}>
          <span className={styles.part}>
            {line.position + 1}. <span className="mono">{line.partNumber}</span>{' '}
            <span className={styles.description}>{line.partDescription}</span>
          </span>
          <TextField
            label={`Pieces of line ${line.position + 1}, ${line.partNumber}`}
            hideLabel
            inputMode="numeric"
            autoComplete="off"
            alignRight
            unit={`of ${toComeOf(line)}`}
            {...form.field(pieceField(line))}
          />
        </div>
      ))}
    </fieldset>
  )
}
