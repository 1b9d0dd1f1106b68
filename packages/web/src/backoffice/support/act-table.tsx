import { Link } from '@tanstack/react-router'
import { formatMoment } from '@volute/domain/core/kernel'
import { kindText, type AuditedAct } from '@volute/domain/backoffice/support'
import type { Column } from '../../core/ui/data-table.tsx'
import { Note, SupportTable } from './support-table.tsx'

const columns: readonly Column<AuditedAct>[] = [
  {
    key: 'what',
    header: 'What',
    cell: ({ act, detail }) => (
      <>
        {kindText(act)}
        {detail && <Note>{detail}</Note>}
      </>
    ),
  },
  { key: 'when', header: 'When', cell: ({ atUtc }) => formatMoment(atUtc) },
  { key: 'who', header: 'Who', cell: (act) => <Who act={act} /> },
  { key: 'company', header: 'Company', cell: ({ companyName }) => companyName },
]

/** Audit log, latest first (SUPPORT-08). */
export function ActTable({ acts }: { acts: readonly AuditedAct[] | undefined }) {
  return (
    <SupportTable
      caption="Audit"
      columns={columns}
      rows={acts}
      rowKey={({ actId }) => actId}
      nothing="Nothing is written down."
    />
  )
}

function Who({ act: { userId, userName, emailAddress } }: { act: AuditedAct }) {
  if (!userId) return 'Nobody known'
  return (
    <Link to="/manage/support/people/$userId" params={{ userId: String(userId) }}>
      {userName || emailAddress}
    </Link>
  )
}
