import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { durations, formatNumber } from '@volute/domain/core/kernel'
import { type DrawingSummary, drawingStateNames, listDraftDrawings } from '@volute/domain/workbench/workbench'
import { query, failureOf } from '../../core/api/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { Card } from '../../core/ui/card.tsx'
import { type Column, DataTable, PhoneLabel } from '../../core/ui/data-table.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import styles from './drawing-list.module.css'
import section from './section.module.css'

/** Drawings of a draft, sheet by sheet, with their remaining work. */
export function DrawingList({ publicationId }: { publicationId: number }) {
  const { data, error, refetch } = useQuery({
    ...query(listDraftDrawings, { publicationId: String(publicationId) }),
    refetchInterval: ({ state }) =>
      state.data?.drawings.some((one) => one.state === 'FINDING') ? durations.workbenchPoll : false,
  })
  if (error && !data) return <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
  if (!data || data.drawings.length === 0) return null
  return (
    <Card>
      <h2 className={section.title}>Drawings</h2>
      <DataTable
        caption="Drawings"
        columns={columns}
        rows={data.drawings}
        rowKey={({ drawingId }) => drawingId}
        styles={styles}
        phone={{ lines: ['name state', 'part callouts'] }}
      />
    </Card>
  )
}

const columns: readonly Column<DrawingSummary>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ drawingId, name, problem }) => (
      <>
        <Link
          from="/workbench/$publicationId"
          to="/workbench/$publicationId/drawings/$drawingId"
          params={{ drawingId: String(drawingId) }}
        >
          {name}
        </Link>
        {problem && <span className={styles.problem}>{problem}</span>}
      </>
    ),
  },
  {
    key: 'part',
    header: 'Drawing of',
    cell: ({ partNumber, kind }) =>
      `${partNumber ?? 'No part yet'}${kind === 'X_SECTION' ? ', cross section' : ''}`,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => (
      <Badge kind={state === 'TO_LOOK_AT' || state === 'FAILED' ? 'warn' : undefined}>
        {drawingStateNames[state]}
      </Badge>
    ),
  },
  {
    key: 'callouts',
    header: 'Callouts',
    isNumber: true,
    cell: ({ callouts }) => (
      <>
        {formatNumber(callouts)}
        <PhoneLabel> {callouts === 1 ? 'callout' : 'callouts'}</PhoneLabel>
      </>
    ),
  },
]
