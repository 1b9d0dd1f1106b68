import { formatMoment } from '@volute/domain/core/kernel'
import { tryOutcomes, type SupportOrder } from '@volute/domain/backoffice/support'
import { Nothing } from './support-frame.tsx'
import { Note, SupportTable } from './support-table.tsx'

/** Every try of an order at the ERP; those that ended alike stand in one row (SUPPORT-04). */
export function TryTable({ tries, nextTryUtc }: Pick<SupportOrder, 'tries' | 'nextTryUtc'>) {
  return (
    <>
      {tries.length === 0 ? (
        <Nothing>No try is written down.</Nothing>
      ) : (
        <SupportTable caption="Tries at the ERP" columns={['The ERP', 'Answer', 'Tries', 'When']}>
          {tries.map(({ outcome, reason, times, firstUtc, lastUtc }) => (
            <tr key={`${outcome} ${reason}`}>
              <td>{tryOutcomes[outcome]}</td>
              <td>{reason}</td>
              <td>{times === 1 ? 'Once' : `${times} times`}</td>
              <td>
                {formatMoment(firstUtc)}
                {times > 1 && <Note>Last {formatMoment(lastUtc)}</Note>}
              </td>
            </tr>
          ))}
        </SupportTable>
      )}
      {nextTryUtc && <Nothing>Next try: {formatMoment(nextTryUtc)}</Nothing>}
    </>
  )
}
