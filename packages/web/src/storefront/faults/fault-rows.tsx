import { IconPlus, IconTrash } from '@tabler/icons-react'
import { limits } from '@volute/domain/core/kernel'
import { type Fault, faultField, type FaultField } from '@volute/domain/storefront/faults'
import { Button } from '../../core/ui/button.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useFocusNext } from '../../core/ui/use-focus-next.ts'
import styles from './fault-rows.module.css'

/** A row as typed. */
export type TypedFault = Record<keyof Fault, string>

interface FaultRowsProps {
  faults: readonly TypedFault[]
  errors: Partial<Record<FaultField, string>>
  onChange: (faults: TypedFault[]) => void
}

const fields = [
  ['page', 'Page'],
  ['symptom', 'Symptom'],
  ['cause', 'Cause'],
  ['remedy', 'Remedy'],
] as const

/** Fields for the rows of a fault table, which can be added and removed. */
export function FaultRows({ faults, errors, onChange }: FaultRowsProps) {
  const { list, focusNext } = useFocusNext<HTMLDivElement>(faults)
  return (
    <div ref={list} className={styles.rows}>
      {faults.map((fault, row) => (
        <fieldset key={row} className={styles.row}>
          <legend className="visually-hidden">Row {row + 1}</legend>
          {fields.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              maxLength={name === 'page' ? 4 : limits.faultText}
              {...(name === 'page' && { inputMode: 'numeric' as const })}
              value={fault[name]}
              error={errors[faultField(row, name)]}
              onChange={({ target }) =>
                onChange(faults.map((one, at) => (at === row ? { ...one, [name]: target.value } : one)))
              }
            />
          ))}
          <IconButton label={`Remove row ${row + 1}`} data-act="remove" onClick={() => remove(row)}>
            <IconTrash size={18} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </fieldset>
      ))}
      <div>
        <Button
          icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
          data-add
          disabled={faults.length >= limits.faults}
          onClick={add}
        >
          Add Row
        </Button>
      </div>
    </div>
  )

  function add() {
    focusNext(faults.length, 'input')
    onChange([...faults, { page: faults.at(-1)?.page ?? '1', symptom: '', cause: '', remedy: '' }])
  }

  function remove(row: number) {
    focusNext(Math.max(0, row - 1), '[data-act="remove"]')
    onChange(faults.toSpliced(row, 1))
  }
}
