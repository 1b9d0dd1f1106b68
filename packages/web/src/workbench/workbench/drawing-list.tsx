import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { durations, formatNumber } from '@volute/domain/core/kernel'
import { type DrawingSummary, drawingStateNames, listDraftDrawings } from '@volute/domain/workbench/workbench'
import { query, failureOf } from '../../core/api/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { Table } from '../../core/ui/table.tsx'
import styles from './drawing-list.module.css'
import section from './section.module.css'

/** The drawings of a draft, sheet by sheet, with what is still to do with them. */
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
      <Table caption="Drawings" className={joinClasses(phoneRows.rows, styles.table)}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Drawing of</th>
            <th scope="col">State</th>
            <th scope="col" data-number>
              Callouts
            </th>
          </tr>
        </thead>
        <tbody>
          {data.drawings.map((one) => (
            <DrawingRow key={one.drawingId} publicationId={publicationId} drawing={one} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function DrawingRow({ publicationId, drawing }: { publicationId: number; drawing: DrawingSummary }) {
  const { drawingId, name, partNumber, kind, state, callouts, problem } = drawing
  return (
    <tr>
      <td className={styles.name}>
        <Link
          to="/workbench/$publicationId/drawings/$drawingId"
          params={{ publicationId: String(publicationId), drawingId: String(drawingId) }}
        >
          {name}
        </Link>
        {problem && <span className={styles.problem}>{problem}</span>}
      </td>
      <td className={styles.part}>
        {partNumber ?? 'No part yet'}
        {kind === 'X_SECTION' && ', cross section'}
      </td>
      <td className={styles.state}>
        <Badge kind={state === 'TO_LOOK_AT' || state === 'FAILED' ? 'warn' : undefined}>
          {drawingStateNames[state]}
        </Badge>
      </td>
      <td className={styles.callouts} data-number>
        {formatNumber(callouts)}
        <span className={phoneRows.label}> {callouts === 1 ? 'callout' : 'callouts'}</span>
      </td>
    </tr>
  )
}
