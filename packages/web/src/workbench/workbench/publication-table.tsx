import { Link } from '@tanstack/react-router'
import { formatMoment, formatNumber, limits } from '@volute/domain/core/kernel'
import type { PublicationRow } from '@volute/domain/workbench/workbench'
import { type Column, DataTable, PhoneLabel } from '../../core/ui/data-table.tsx'
import { PublicationMark } from './publication-mark.tsx'
import styles from './publication-table.module.css'

const columns: readonly Column<PublicationRow>[] = [
  { key: 'name', header: 'Name', cell: (one) => <Name publication={one} /> },
  { key: 'state', header: 'State', cell: ({ state }) => <PublicationMark state={state} /> },
  {
    key: 'begun',
    header: 'Created',
    phoneLabel: 'Created',
    cell: ({ createdUtc, createdBy }) => (
      <>
        {formatMoment(createdUtc)}
        <span className={styles.quiet}>{createdBy}</span>
      </>
    ),
  },
  { key: 'published', header: 'Published', cell: (one) => <Published publication={one} /> },
  counts('added', 'Added'),
  counts('changed', 'Changed'),
  counts('closed', 'Closed'),
]

const phone = {
  lines: [
    'name name name state',
    'begun begun begun begun',
    'published published published published',
    'added changed closed closed',
  ],
  widths: 'auto auto 1fr auto',
}

/** Page of drafts and publications: state, person, time, and number of changed rows (BRING-41). */
export function PublicationTable({ publications }: { publications: readonly PublicationRow[] | undefined }) {
  return (
    <DataTable
      caption="Drafts and publications"
      columns={columns}
      rows={publications}
      rowKey={({ publicationId }) => publicationId}
      styles={styles}
      phone={phone}
      skeleton={{ rows: limits.pageSize, heights: [52, 124] }}
    />
  )
}

function counts(key: 'added' | 'changed' | 'closed', header: string): Column<PublicationRow> {
  const cell = (publication: PublicationRow) => (
    <>
      {formatNumber(publication[key])}
      <PhoneLabel> {key}</PhoneLabel>
    </>
  )
  return { key, header, isNumber: true, cell }
}

function Name({ publication: { publicationId, name, rollsBack } }: { publication: PublicationRow }) {
  return (
    <>
      <Link to="/workbench/$publicationId" params={{ publicationId: String(publicationId) }}>
        {name}
      </Link>
      {rollsBack && <span className={styles.quiet}>Rolls back {rollsBack.name}</span>}
    </>
  )
}

/** Time and person of the publication, or its scheduled time. */
function Published({ publication }: { publication: PublicationRow }) {
  const { state, publishAtUtc, publishedUtc, publishedBy } = publication
  if (publishedUtc)
    return (
      <>
        <PhoneLabel>Published </PhoneLabel>
        {formatMoment(publishedUtc)}
        {publishedBy && <span className={styles.quiet}>{publishedBy}</span>}
      </>
    )
  if (state === 'SCHEDULED' && publishAtUtc) return <>Scheduled for {formatMoment(publishAtUtc)}</>
  return null
}
