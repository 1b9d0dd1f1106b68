import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { Table } from '../../core/ui/table.tsx'
import { placeRows } from '../../core/ui/virtual-rows.ts'
import styles from './source-table.module.css'

interface SourceTableProps {
  /** Name for screen readers. */
  name: string
  rows: readonly (readonly string[])[]
  /** Content above each column; also sets the number of columns. */
  headers: readonly ReactNode[]
  /** Row to mark as the header, and row to highlight, from 0. */
  headRow?: number | null
  litRow?: number | null
}

const rowHeight = 30

/** Rows of a list as they were read, with their row numbers; renders only those in view. */
export function SourceTable({ name, rows, headers, headRow = null, litRow = null }: SourceTableProps) {
  const pane = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => pane.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  useEffect(() => {
    if (litRow !== null) virtualizer.scrollToIndex(litRow, { align: 'center' })
  }, [litRow, virtualizer])
  const { rows: shown, after } = placeRows(virtualizer.getVirtualItems(), virtualizer.getTotalSize())
  return (
    <section
      ref={pane}
      className={styles.pane}
      aria-label={name}
      // Makes the scroll area reachable by keyboard.
      tabIndex={0}
    >
      <Table caption={name} className={styles.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.number}>
              Row
            </th>
            {headers.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.flatMap(({ index, before }) => [
            before > 0 && <tr key={`before ${index}`} aria-hidden="true" style={{ height: before }} />,
            <tr
              key={index}
              aria-rowindex={index + 2}
              data-head={index === headRow || undefined}
              data-lit={index === litRow || undefined}
              aria-current={index === litRow || undefined}
            >
              <th scope="row" className={styles.number}>
                {index + 1}
              </th>
              {headers.map((_, column) => (
                <td key={column}>{rows[index]?.[column]}</td>
              ))}
            </tr>,
          ])}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
      </Table>
    </section>
  )
}
