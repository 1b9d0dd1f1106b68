import { type UploadedFile, columnLabel, fileLabel, mapSample } from '@volute/domain/workbench/workbench'
import { useMemo } from 'react'
import { Card } from '../../core/ui/card.tsx'
import { Table } from '../../core/ui/table.tsx'
import styles from './column-table.module.css'
import section from './section.module.css'
import type { MappingForm } from './use-mapping-form.ts'

interface MappedTablesProps {
  file: UploadedFile
  form: MappingForm
}

/** First rows as they will be read, under the columns of the import format (BRING-45). */
export function MappedTables({ file: uploaded, form }: MappedTablesProps) {
  const { isChanged, typed } = form
  const mapped = useMemo(
    () =>
      isChanged
        ? typed.mappings.map((mapping) => mapSample(uploaded, typed.reading, mapping))
        : uploaded.mapped,
    [uploaded, isChanged, typed],
  )
  if (mapped.every(({ columns }) => columns.length === 0)) return null
  return (
    <Card>
      <h2 className={section.title}>Preview{isChanged && ' after saving'}</h2>
      {mapped.map(({ file, columns, rows }) => (
        <div
          key={file}
          className={styles.scroll}
          role="region"
          aria-label={`${fileLabel(file)} as they will be read`}
          tabIndex={0}
        >
          <Table caption={`${fileLabel(file)} as they will be read`} className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    <span className={styles.head}>{columnLabel(file, column)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      ))}
    </Card>
  )
}
