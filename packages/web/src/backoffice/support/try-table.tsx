import { formatMoment } from '@volute/domain/core/kernel'
import { tryOutcomes, type SupportOrder } from '@volute/domain/backoffice/support'
import type { Column } from '../../core/ui/data-table.tsx'
import { Nothing } from './support-frame.tsx'
import { Note, SupportTable } from './support-table.tsx'

const columns: readonly Column<SupportOrder['tries'][number]>[] = [
  { key: 'outcome', header: 'The ERP', cell: ({ outcome }) => tryOutcomes[outcome] },
  { key: 'answer', header: 'Answer', cell: ({ reason }) => reason },
  { key: 'tries', header: 'Attempts', cell: ({ times }) => (times === 1 ? 'Once' : `${times} times`) },
  {
    key: 'when',
    header: 'When',
    cell: ({ firstUtc, lastUtc, times }) => (
      <>
        {formatMoment(firstUtc)}
        {times > 1 && <Note>Last {formatMoment(lastUtc)}</Note>}
      </>
    ),
  },
]

/** Attempts to submit an order to the ERP, with equal outcomes in one row (SUPPORT-04). */
export function TryTable({ tries, nextTryUtc }: Pick<SupportOrder, 'tries' | 'nextTryUtc'>) {
  return (
    <>
      <SupportTable
        caption="Attempts at the ERP"
        columns={columns}
        rows={tries}
        rowKey={({ outcome, reason }) => `${outcome} ${reason}`}
        nothing="No attempts yet."
      />
      {nextTryUtc && <Nothing>Next attempt: {formatMoment(nextTryUtc)}</Nothing>}
    </>
  )
}
