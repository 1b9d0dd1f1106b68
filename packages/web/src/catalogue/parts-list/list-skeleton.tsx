import type { ReactNode } from 'react'
import tableStyles from '../../ui/table.module.css'
import { joinClasses } from '../../ui/join-classes.ts'
import { ListHead } from './list-head.tsx'
import styles from './parts-list.module.css'

/** The parts list's frame and columns while its rows are on their way. */
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
