import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import { Nothing } from './support-frame.tsx'
import styles from './support-table.module.css'

interface SupportTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row, place: number) => string | number
  /** Text where there are no rows. */
  nothing: string
}

/** A table of the support desk, whose first cell names the row; on phones its cells stand below each other. */
export function SupportTable<Row>({ nothing, ...table }: SupportTableProps<Row>) {
  if (table.rows?.length === 0) return <Nothing>{nothing}</Nothing>
  return <DataTable {...table} styles={styles} phone={{}} />
}

/** A quiet line below the main one of a cell. */
export function Note({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}
