import { type CountedRows, limits } from '@volute/domain/kernel'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { FailureCard } from './failure-card.tsx'
import { Pager } from './pager.tsx'

interface PagedListProps<Data extends CountedRows> {
  /** What is listed, such as `companies`. */
  of: string
  /** From 1. */
  page: number
  /** Of `useQuery`. */
  data: Data | undefined
  /** Why it could not be loaded. */
  failure: string | null
  /** The list's skeleton. */
  loading: ReactNode
  failureTitle?: string
  onPage: (page: number) => void
  onRetry: () => void
  children: (data: Data) => ReactNode
}

/** A page of a list with the ways to the others; its skeleton while it is loaded, or why it cannot be. */
export function PagedList<Data extends CountedRows>(props: PagedListProps<Data>) {
  const { of, page, data, failure, loading, failureTitle, onPage, onRetry, children } = props
  if (data)
    return (
      <>
        {children(data)}
        <Pager
          of={of}
          page={page}
          pageSize={limits.pageSize}
          count={data.rowCount}
          isMore={data.isMore}
          onPage={onPage}
        />
      </>
    )
  if (failure === null) return <Card>{loading}</Card>
  return (
    <FailureCard {...(failureTitle && { title: failureTitle })} onRetry={onRetry}>
      {failure}
    </FailureCard>
  )
}
