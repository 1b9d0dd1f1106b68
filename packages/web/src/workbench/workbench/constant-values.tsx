import { IconPlus } from '@tabler/icons-react'
import { columnLabel, formatOf, type Mapping, workbenchLimits } from '@volute/domain/workbench/workbench'
import { Button } from '../../core/ui/button.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './constant-values.module.css'

type Columns = Mapping['columns']

interface ConstantValuesProps {
  mapping: Mapping
  onChange: (columns: Columns) => void
}

/** Columns missing from the file, each with one value for all rows. */
export function ConstantValues({ mapping: { file, columns }, onChange }: ConstantValuesProps) {
  const all = formatOf(file)?.columns ?? []
  const left = all.filter(({ name }) => columns.every(({ to }) => to !== name))
  return (
    <div className={styles.constants}>
      {columns.map(
        ({ to, from, constant }, place) =>
          from === null && (
            <div key={place} className={styles.constant}>
              <Select
                label="Column"
                aria-label={`Column ${columnLabel(file, to)}`}
                value={to}
                options={all
                  .filter(({ name }) => name === to || left.some((one) => one.name === name))
                  .map(({ name, label }) => ({ value: name, label }))}
                onChange={({ target }) => onChange(columns.with(place, { to: target.value, from, constant }))}
              />
              <TextField
                label="In every row"
                aria-label={`In every row: ${columnLabel(file, to)}`}
                maxLength={workbenchLimits.constant}
                value={constant}
                onChange={({ target }) => onChange(columns.with(place, { to, from, constant: target.value }))}
              />
              <Button
                look="danger-ghost"
                aria-label={`Remove ${columnLabel(file, to)}`}
                onClick={() => onChange(columns.toSpliced(place, 1))}
              >
                Remove
              </Button>
            </div>
          ),
      )}
      {left[0] && (
        <div>
          <Button
            small
            icon={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => onChange([...columns, { to: left[0]?.name ?? '', from: null, constant: '' }])}
          >
            Add a Value for Every Row
          </Button>
        </div>
      )}
    </div>
  )
}
