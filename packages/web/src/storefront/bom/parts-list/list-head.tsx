import type { ReactNode } from 'react'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import tableStyles from '../../../core/ui/table.module.css'
import styles from './parts-list.module.css'

const columns = [
  ['Description', 'name'],
  ['Part Number', 'number'],
  ['Build Quantity', 'build'],
  ['Order Quantity', 'order'],
  ['Price', 'price'],
  ['Discount Price', 'discount'],
  ['Weight', 'weight'],
  ['Ship Time', 'ship'],
] as const

/** Column headers of the parts list (LOOKUP-12), also shown while the parts load. */
export function ListHead() {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(([title, column]) => (
          <th key={column} scope="col" className={styles[column]}>
            {title}
          </th>
        ))}
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

/** Frame and columns of the parts list while its rows load. */
export function ListSkeleton({ children }: { children: ReactNode }) {
  return (
    <section className={styles.list} aria-hidden="true">
      <div className={styles.pane}>
        <table className={joinClasses(tableStyles.table, styles.table)}>
          <ListHead />
        </table>
        {children}
      </div>
    </section>
  )
}
