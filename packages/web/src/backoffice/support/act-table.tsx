import { Link } from '@tanstack/react-router'
import { formatMoment } from '@volute/domain/core/kernel'
import { kindText, type AuditedAct, type SubjectFact } from '@volute/domain/backoffice/support'
import type { Column } from '../../core/ui/data-table.tsx'
import { Note, SupportTable } from './support-table.tsx'

const columns: readonly Column<AuditedAct>[] = [
  {
    key: 'what',
    header: 'What',
    cell: ({ act, facts }) => (
      <>
        {kindText(act)}
        {facts.length > 0 && <Note>{inLine(facts)}</Note>}
      </>
    ),
  },
  { key: 'when', header: 'When', cell: ({ atUtc }) => formatMoment(atUtc) },
  { key: 'who', header: 'Who', cell: (act) => <Who act={act} /> },
  { key: 'company', header: 'Company', cell: (act) => <CompanyLink act={act} /> },
]

/** Audit log, latest first (SUPPORT-08). */
export function ActTable({ acts }: { acts: readonly AuditedAct[] | undefined }) {
  return (
    <SupportTable
      caption="Audit"
      columns={columns}
      rows={acts}
      rowKey={({ actId }) => actId}
      nothing="No entries."
    />
  )
}

/** Facts separated by commas; a person and an order are links. */
const inLine = (facts: readonly SubjectFact[]) =>
  facts.map((fact, index) => (
    <span key={index}>
      {index > 0 && ', '}
      {fact.name} <FactText fact={fact} />
    </span>
  ))

function FactText({ fact: { value, link } }: { fact: SubjectFact }) {
  if (!link) return value
  const id = String(link.id)
  return link.to === 'person' ? (
    <Link to="/manage/support/people/$userId" params={{ userId: id }}>
      {value}
    </Link>
  ) : (
    <Link to="/manage/support/orders/$salesOrderId" params={{ salesOrderId: id }}>
      {value}
    </Link>
  )
}

function CompanyLink({ act: { companyId, companyName } }: { act: AuditedAct }) {
  if (!companyId) return null
  return (
    <Link to="/manage/support" search={{ company: companyId }}>
      {companyName}
    </Link>
  )
}

function Who({ act: { userId, userName, emailAddress } }: { act: AuditedAct }) {
  if (!userId) return 'Unknown'
  return (
    <Link to="/manage/support/people/$userId" params={{ userId: String(userId) }}>
      {userName || emailAddress}
    </Link>
  )
}
