import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** Read to screen readers, not shown. */
  caption: string
}

/** A table in hairlines; put `data-number` on the cells whose figures line up at the right. */
export function Table({ caption, children, ...table }: TableProps) {
  return (
    <table {...table} className={joinClasses(styles.table, table.className)}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  )
}
