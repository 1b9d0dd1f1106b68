import { type UploadedFile, formatOf, type Mapping, unitOfHead } from '@volute/domain/workbench/workbench'
import { memo } from 'react'
import { Select } from '../../core/ui/select.tsx'
import { Table } from '../../core/ui/table.tsx'
import styles from './column-table.module.css'
import { UnitField } from './unit-field.tsx'

type Columns = Mapping['columns']

interface ColumnTableProps {
  file: UploadedFile
  /** Undefined until the kind of the rows is chosen. */
  mapping: Mapping | undefined
  onChoose: (columns: Columns) => void
}

/** First rows of a file, unconverted, with a select for the meaning of each column. */
export function ColumnTable({ file, mapping, onChoose }: ColumnTableProps) {
  const { heads, sample } = file
  return (
    <div className={styles.scroll} role="region" aria-label="First rows of the file" tabIndex={0}>
      <Table caption="First rows of the file" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {heads.map((head, from) => (
              // Headers may be equal.
              <th key={from} scope="col">
                <span className={styles.head}>{head || `Column ${from + 1}`}</span>
                {mapping && (
                  <Select
                    label={`Column ${head || from + 1} is`}
                    hideLabel
                    value={mapping.columns.find((one) => one.from === from)?.to ?? ''}
                    options={optionsOf(mapping.file)}
                    onChange={({ target }) =>
                      onChoose(withColumn(mapping.columns, { from, head }, target.value))
                    }
                  />
                )}
                {mapping && <ColumnUnit mapping={mapping} from={from} onChoose={onChoose} />}
              </th>
            ))}
          </tr>
        </thead>
        <SampleRows sample={sample} firstLine={(file.reading?.headRow ?? 0) + 2} />
      </Table>
    </div>
  )
}

/** Unit of a column, if what it means has one. */
function ColumnUnit({
  mapping,
  from,
  onChoose,
}: {
  mapping: Mapping
  from: number
  onChoose: (columns: Columns) => void
}) {
  const { file, columns } = mapping
  const at = columns.findIndex((one) => one.from === from)
  const column = columns[at]
  if (!column) return null
  return <UnitField file={file} column={column} onChange={(changed) => onChoose(columns.with(at, changed))} />
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

/** Maps a column, with the unit that its header names. A column of the import format has only one source. */
function withColumn(columns: Columns, { from, head }: { from: number; head: string }, to: string): Columns {
  const unit = unitOfHead(head, to)
  const others = columns.filter((one) => one.from !== from && one.to !== to)
  return to === '' ? others : [...others, { to, from, constant: '', ...(unit && { unit }) }]
}

/** Memoized, so that choosing columns does not render the rows again. */
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
