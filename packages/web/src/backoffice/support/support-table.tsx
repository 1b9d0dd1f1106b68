import type { ReactNode } from 'react'
import { joinClasses } from '../../core/ui/join-classes.ts'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { Table } from '../../core/ui/table.tsx'
import styles from './support-table.module.css'

interface SupportTableProps {
  caption: string
  columns: readonly string[]
  children: ReactNode
}

/** A table of the support desk, whose first cell names the row; on phones its cells stand below each other. */
export function SupportTable({ caption, columns, children }: SupportTableProps) {
  return (
    <Table caption={caption} className={joinClasses(phoneRows.rows, styles.table)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}

/** A quiet line below the main one of a cell. */
export function Note({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}
