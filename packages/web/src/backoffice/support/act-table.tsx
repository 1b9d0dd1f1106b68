import { Link } from '@tanstack/react-router'
import { formatMoment } from '@volute/domain/core/kernel'
import { kindText, type AuditedAct } from '@volute/domain/backoffice/support'
import { Nothing } from './support-frame.tsx'
import { Note, SupportTable } from './support-table.tsx'

/** Who did what, the latest first (SUPPORT-08). */
export function ActTable({ acts }: { acts: AuditedAct[] }) {
  if (acts.length === 0) return <Nothing>Nothing is written down.</Nothing>
  return (
    <SupportTable caption="Audit" columns={['What', 'When', 'Who', 'Company']}>
      {acts.map(({ actId, atUtc, act, detail, userId, userName, emailAddress, companyName }) => (
        <tr key={actId}>
          <td>
            {kindText(act)}
            {detail && <Note>{detail}</Note>}
          </td>
          <td>{formatMoment(atUtc)}</td>
          <td>
            {userId ? (
              <Link to="/manage/support/people/$userId" params={{ userId: String(userId) }}>
                {userName || emailAddress}
              </Link>
            ) : (
              'Nobody known'
            )}
          </td>
          <td>{companyName}</td>
        </tr>
      ))}
    </SupportTable>
  )
}
