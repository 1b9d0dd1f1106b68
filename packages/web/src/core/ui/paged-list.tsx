import { type CountedRows, limits } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { FailureCard } from './failure-card.tsx'
import { NumberedPager } from './numbered-pager.tsx'
import styles from './paged-list.module.css'
import { Pager } from './pager.tsx'

interface PagedListProps<Data extends CountedRows> {
  /** Noun of the rows, such as `companies`. */
  of: string
  list: {
    data: Data | undefined
    /** True while `data` still belongs to the previous page. */
    isStale: boolean
    /** Load failure; null if there is none. */
    failure: { title: string; children: string } | null
    /** Page number, from 1. */
    page: number
    turnTo: (page: number) => void
    retry: () => void
  }
  failureTitle?: string
  /** Content of a list without rows. */
  nothing: ReactNode
  /** Shows numbered page links below the rows (HISTORY-05). */
  isNumbered?: boolean
  /** Renders the rows, or their skeleton while `data` is undefined. */
  children: (data: Data | undefined) => ReactNode
}

/**
 * One page of a list with its pager, or a skeleton while loading, or the failure (USERS-03). Rows that could not be reloaded
 * stay below the failure.
 */
export function PagedList<Data extends CountedRows>(props: PagedListProps<Data>) {
  const { of, list, failureTitle, nothing, isNumbered, children } = props
  const { data, failure, page, turnTo, retry, isStale } = list
  const failed = failure && (
    <div className={styles.failed}>
      <FailureCard {...failure} {...(failureTitle && { title: failureTitle })} onRetry={retry} />
    </div>
  )
  if (!data) return failed ?? <Card>{children(undefined)}</Card>
  const { rowCount, isMore } = data
  const pager = { of, page, pageSize: limits.pageSize, count: rowCount, isMore, onPage: turnTo }
  if (rowCount === 0) {
    return (
      <>
        {failed}
        {nothing}
        {!isNumbered && <Pager {...pager} />}
      </>
    )
  }
  return (
    <div aria-busy={isStale}>
      {failed}
      <Card>
        {children(data)}
        {isNumbered && <NumberedPager {...pager} />}
      </Card>
      {!isNumbered && <Pager {...pager} />}
    </div>
  )
}
