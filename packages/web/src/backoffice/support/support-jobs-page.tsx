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
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { orderPage } from './found-lists.tsx'
import { SupportFrame } from './support-frame.tsx'
import { Note, SupportTable } from './support-table.tsx'
import { useAgain } from './use-again.ts'

/** `/manage/support/jobs`: what the queue has given up (SUPPORT-07). */
export function SupportJobsPage() {
  const { data, error, refetch } = useQuery({ ...query(listFailingJobs, {}), staleTime: 0 })
  return (
    <SupportFrame title="Failing Jobs" count={data?.jobs.length}>
      {error ? (
        <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
      ) : data?.jobs.length === 0 ? (
        <EmptyState title="No job fails">What the shop does in the background works.</EmptyState>
      ) : (
        <Card>{data ? <JobTable jobs={data.jobs} /> : <SkeletonRows />}</Card>
      )}
    </SupportFrame>
  )
}

function JobTable({ jobs }: { jobs: SupportJob[] }) {
  return (
    <SupportTable caption="Failing jobs" columns={['Job', 'Since', 'Tries', 'Next try', 'Again']}>
      {jobs.map((job) => (
        <JobRow key={job.jobId} job={job} />
      ))}
    </SupportTable>
  )
}

function JobRow({ job }: { job: SupportJob }) {
  const { jobId, queue, createdUtc, tries, lastError, nextTryUtc, isGivenUp } = job
  const { mutate, isPending } = useAgain(tryJobAgain, supportMessages.jobTried)
  return (
    <tr>
      <td>
        {queue} <About job={job} />
        {lastError && <Note>{lastError}</Note>}
      </td>
      <td>Since {formatMoment(createdUtc)}</td>
      <td>Tries: {tries}</td>
      <td>{isGivenUp ? 'Given up' : nextTryUtc ? `Next ${formatMoment(nextTryUtc)}` : 'At work'}</td>
      <td>
        {(isGivenUp || nextTryUtc) && (
          <Button small busy={isPending && 'Trying'} onClick={() => mutate({ jobId })}>
            Try again now
            <span className="visually-hidden">: {queue}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

function About({ job: { salesOrderId, mailId, emailAddress } }: { job: SupportJob }) {
  if (salesOrderId) return <Link {...orderPage(salesOrderId)}>Order {salesOrderId}</Link>
  return <>{mailId ?? emailAddress}</>
}
