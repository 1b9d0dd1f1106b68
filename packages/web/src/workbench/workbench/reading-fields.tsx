import {
  type UploadedFile,
  decimalMarks,
  encodingNames,
  encodings,
  separatorNames,
  separators,
  workbenchLimits,
} from '@volute/domain/workbench/workbench'
import { Select } from '../../core/ui/select.tsx'
import type { MappingForm } from './use-mapping-form.ts'
import styles from './reading-fields.module.css'

interface ReadingFieldsProps {
  form: MappingForm
  file: UploadedFile
}

const headRows = Array.from({ length: workbenchLimits.sampleRows }, (_, row) => ({
  value: String(row),
  label: String(row + 1),
}))

const markNames = { '.': 'Point: 1234.50', ',': 'Comma: 1234,50' } as const

/** Detected reading of a file. Each value can be corrected. */
export function ReadingFields({ form, file }: ReadingFieldsProps) {
  const { reading } = form.typed
  // Empty for a text file.
  const { sheets } = file
  const isOtherEncoding = file.reading !== null && file.reading.encoding !== reading.encoding
  return (
    <div className={styles.fields}>
      {sheets.length > 0 ? (
        <Select
          label="Sheet"
          value={reading.sheet ?? ''}
          options={sheets.map((one) => ({ value: one, label: one }))}
          onChange={({ target }) => form.read({ sheet: target.value })}
        />
      ) : (
        <>
          <Select
            label="Encoding"
            value={reading.encoding}
            hint={isOtherEncoding && 'Save to read its characters again.'}
            options={encodings.map((one) => ({ value: one, label: encodingNames[one] }))}
            onChange={({ target }) => form.read({ encoding: oneOf(encodings, target.value) })}
          />
          <Select
            label="Column separator"
            value={reading.separator}
            options={separators.map((one) => ({ value: one, label: separatorNames[one] }))}
            onChange={({ target }) => form.read({ separator: oneOf(separators, target.value) })}
          />
        </>
      )}
      <Select
        label="Decimal separator"
        value={reading.decimalMark}
        options={decimalMarks.map((one) => ({ value: one, label: markNames[one] }))}
        onChange={({ target }) => form.read({ decimalMark: oneOf(decimalMarks, target.value) })}
      />
      <Select
        label="Header row"
        hint="Rows above it are skipped."
        value={String(reading.headRow)}
        options={headRows}
        onChange={({ target }) => form.read({ headRow: Number(target.value) })}
      />
    </div>
  )
}

/** Value of a select, or the first one if it is unknown. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string): Value =>
  values.find((one) => one === text) ?? values[0]
