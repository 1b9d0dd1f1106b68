import { columnLabel, type Mapping, unitNames, unitsOf } from '@volute/domain/workbench/workbench'
import { Select } from '../../core/ui/select.tsx'

interface UnitFieldProps {
  file: string
  column: Mapping['columns'][number]
  onChange: (column: Mapping['columns'][number]) => void
}

/** Unit of a file's weights or lengths, chosen by a person unless the header names it (BRING-63). */
export function UnitField({ file, column, onChange }: UnitFieldProps) {
  const units = unitsOf(column.to)
  if (units.length === 0 || column.from === null) return null
  return (
    <Select
      label={`Unit of ${columnLabel(file, column.to)} in the file`}
      hideLabel
      value={column.unit ?? ''}
      options={[
        ...(column.unit ? [] : [{ value: '', label: 'Choose the unit...' }]),
        ...units.map((unit) => ({ value: unit, label: unitNames[unit] })),
      ]}
      onChange={({ target }) => onChange({ ...column, unit: units.find((unit) => unit === target.value) })}
    />
  )
}
