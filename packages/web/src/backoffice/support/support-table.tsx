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
  /** Text for an empty table. */
  nothing: string
}

/** Table of the support desk. The first cell names the row; on phones the cells are stacked. */
export function SupportTable<Row>({ nothing, ...table }: SupportTableProps<Row>) {
  if (table.rows?.length === 0) return <Nothing>{nothing}</Nothing>
  return <DataTable {...table} styles={styles} phone={{}} />
}

/** Secondary line below the main one of a cell. */
export function Note({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}
