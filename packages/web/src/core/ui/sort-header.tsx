import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './sort-header.module.css'

interface SortHeaderProps {
  /** The direction in which the table is sorted by this column; false by another one. */
  sorted: 'asc' | 'desc' | false
  onSort: () => void
  /** Its figures line up at the right. */
  isNumber?: boolean
  children: ReactNode
}

/** The head of a column that sorts its table; the sorted one has ink and an arrow. */
export function SortHeader({ sorted, onSort, isNumber, children }: SortHeaderProps) {
  const Arrow = sorted === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th
      scope="col"
      data-number={isNumber || undefined}
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={onSort}>
        {sorted && <Arrow size={14} stroke={2} aria-hidden="true" />}
        {children}
      </button>
    </th>
  )
}
