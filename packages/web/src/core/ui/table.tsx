import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** Caption for screen readers, not shown. */
  caption: string
}

/** Table with hairlines; put `data-number` on right-aligned number cells. */
export function Table({ caption, children, ...table }: TableProps) {
  return (
    <table {...table} className={joinClasses(styles.table, table.className)}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  )
}
