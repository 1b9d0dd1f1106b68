import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '@volute/domain/core/kernel'
import {
  listFailingJobs,
  type SupportJob,
  supportMessages,
  tryJobAgain,
} from '@volute/domain/backoffice/support'
import { query, failureOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import type { Column } from '../../core/ui/data-table.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { orderPage } from './found-lists.tsx'
import { SupportFrame } from './support-frame.tsx'
import { Note, SupportTable } from './support-table.tsx'
import { useAgain } from './use-again.ts'

/** `/manage/support/jobs`: jobs that the queue has given up on (SUPPORT-07). */
export function SupportJobsPage() {
  const { data, error, refetch } = useQuery({ ...query(listFailingJobs, {}), staleTime: 0 })
  return (
    <SupportFrame title="Failing Jobs" count={data?.jobs.length}>
      {error ? (
        <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
      ) : data?.jobs.length === 0 ? (
        <EmptyState title="No failing jobs">All background jobs are working.</EmptyState>
      ) : (
        <Card>
          <SupportTable
            caption="Failing jobs"
            columns={columns}
            rows={data?.jobs}
            rowKey={({ jobId }) => jobId}
            nothing="No failing jobs."
          />
        </Card>
      )}
    </SupportFrame>
  )
}

const columns: readonly Column<SupportJob>[] = [
  {
    key: 'job',
    header: 'Job',
    cell: (job) => (
      <>
        {job.queue} <About job={job} />
        {job.lastError && <Note>{job.lastError}</Note>}
      </>
    ),
  },
  { key: 'since', header: 'Since', cell: ({ createdUtc }) => `Since ${formatMoment(createdUtc)}` },
  { key: 'tries', header: 'Attempts', cell: ({ tries }) => `Attempts: ${tries}` },
  {
    key: 'next',
    header: 'Next attempt',
    cell: ({ isGivenUp, nextTryUtc }) => {
      if (isGivenUp) return 'Given up'
      return nextTryUtc ? `Next ${formatMoment(nextTryUtc)}` : 'Running'
    },
  },
  { key: 'again', header: 'Again', cell: (job) => <Again job={job} /> },
]

function Again({ job: { jobId, queue, isGivenUp, nextTryUtc } }: { job: SupportJob }) {
  const { mutate, isPending } = useAgain(tryJobAgain, supportMessages.jobTried)
  if (!isGivenUp && !nextTryUtc) return null
  return (
    <Button small busy={isPending && 'Trying'} onClick={() => mutate({ jobId })}>
      Try again now
      <span className="visually-hidden">: {queue}</span>
    </Button>
  )
}

function About({ job: { salesOrderId, mailId, emailAddress } }: { job: SupportJob }) {
  if (salesOrderId) return <Link {...orderPage(salesOrderId)}>Order {salesOrderId}</Link>
  return <>{mailId ?? emailAddress}</>
}
