import { type CountedRows, limits } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { FailureCard } from './failure-card.tsx'
import { Pager } from './pager.tsx'

interface PagedListProps<Data extends CountedRows> {
  /** Noun of the rows, such as `companies`. */
  of: string
  list: {
    data: Data | undefined
    /** Why it could not be loaded. */
    failure: { title: string; children: string } | null
    /** From 1. */
    page: number
    turnTo: (page: number) => void
    retry: () => void
  }
  failureTitle?: string
  /** The list's skeleton. */
  loading: ReactNode
  /** Content of a list without rows. */
  nothing: ReactNode
  children: (data: Data) => ReactNode
}

/** A page of a list with the ways to the others; its skeleton while it is loaded, or why it cannot be (USERS-03). */
export function PagedList<Data extends CountedRows>(props: PagedListProps<Data>) {
  const { of, list, failureTitle, loading, nothing, children } = props
  const { data, failure, page, turnTo, retry } = list
  if (data)
    return (
      <>
        {data.rowCount === 0 ? nothing : children(data)}
        <Pager
          of={of}
          page={page}
          pageSize={limits.pageSize}
          count={data.rowCount}
          isMore={data.isMore}
          onPage={turnTo}
        />
      </>
    )
  if (failure === null) return <Card>{loading}</Card>
  return <FailureCard {...failure} {...(failureTitle && { title: failureTitle })} onRetry={retry} />
}
