import { type BroughtFile, formatOf, type Mapping } from '@volute/domain/workbench/workbench'
import { memo } from 'react'
import { Select } from '../../core/ui/select.tsx'
import { Table } from '../../core/ui/table.tsx'
import styles from './column-table.module.css'

type Columns = Mapping['columns']

interface ColumnTableProps {
  file: BroughtFile
  /** None before it is said what the rows are. */
  mapping: Mapping | undefined
  onChoose: (columns: Columns) => void
}

/** The first rows of a file as they stand in it, each column with what it is. */
export function ColumnTable({ file, mapping, onChoose }: ColumnTableProps) {
  const { heads, sample } = file
  return (
    <div className={styles.scroll} role="region" aria-label="First rows of the file" tabIndex={0}>
      <Table caption="First rows of the file" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {heads.map((head, from) => (
              // Heads may read the same.
              <th key={from} scope="col">
                <span className={styles.head}>{head || `Column ${from + 1}`}</span>
                {mapping && (
                  <Select
                    label={`Column ${head || from + 1} is`}
                    hideLabel
                    value={mapping.columns.find((one) => one.from === from)?.to ?? ''}
                    options={optionsOf(mapping.file)}
                    onChange={({ target }) => onChoose(withColumn(mapping.columns, from, target.value))}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <SampleRows sample={sample} firstLine={(file.reading?.headRow ?? 0) + 2} />
      </Table>
    </div>
  )
}

function optionsOf(file: string) {
  const columns = formatOf(file)?.columns ?? []
  return [
    { value: '', label: 'Not read' },
    ...columns.map(({ name, label, isRequired }) => ({
      value: name,
      label: isRequired ? `${label} (needed)` : label,
    })),
  ]
}

/** A column of the import format comes from one place. */
function withColumn(columns: Columns, from: number, to: string): Columns {
  const others = columns.filter((one) => one.from !== from && one.to !== to)
  return to === '' ? others : [...others, { to, from, constant: '' }]
}

/** They stay as they are while columns are chosen. */
const SampleRows = memo(function SampleRows({
  sample,
  firstLine,
}: {
  sample: string[][]
  firstLine: number
}) {
  return (
    <tbody>
      {sample.map((cells, row) => (
        <tr key={row}>
          <th scope="row">{firstLine + row}</th>
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
})
