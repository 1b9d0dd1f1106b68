import { Link } from '@tanstack/react-router'
import { formatMoment, formatNumber, limits } from '@volute/domain/core/kernel'
import type { PublicationRow } from '@volute/domain/workbench/workbench'
import { joinClasses } from '../../core/ui/join-classes.ts'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { Table } from '../../core/ui/table.tsx'
import { PublicationMark } from './publication-mark.tsx'
import styles from './publication-table.module.css'

const tableClass = joinClasses(phoneRows.rows, styles.table)

/** A page of drafts and publications: state, who, when, and how many rows they change (BRING-41). */
export function PublicationTable({ publications }: { publications: PublicationRow[] }) {
  return (
    <Table caption="Drafts and publications" className={tableClass}>
      <Head />
      <tbody>
        {publications.map((one) => (
          <Row key={one.publicationId} publication={one} />
        ))}
      </tbody>
    </Table>
  )
}

export function PublicationSkeleton() {
  return <SkeletonRows rows={limits.pageSize} head={<Head />} tableClass={tableClass} heights={[52, 124]} />
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">State</th>
        <th scope="col">Begun</th>
        <th scope="col">Published</th>
        {['Added', 'Changed', 'Closed'].map((act) => (
          <th key={act} scope="col" data-number>
            {act}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ publication }: { publication: PublicationRow }) {
  const { publicationId, name, state, added, changed, closed, takesBack } = publication
  return (
    <tr>
      <td className={styles.name}>
        <Link to="/workbench/$publicationId" params={{ publicationId: String(publicationId) }}>
          {name}
        </Link>
        {takesBack && <span className={styles.quiet}>Takes back {takesBack.name}</span>}
      </td>
      <td className={styles.state}>
        <PublicationMark state={state} />
      </td>
      <td className={styles.begun}>
        <span className={phoneRows.label}>Begun </span>
        {formatMoment(publication.createdUtc)}
        <span className={styles.quiet}>{publication.createdBy}</span>
      </td>
      <td className={styles.published}>
        <Published publication={publication} />
      </td>
      <Count of="added" count={added} />
      <Count of="changed" count={changed} />
      <Count of="closed" count={closed} />
    </tr>
  )
}

/** When it was published and by whom, or when it will be. */
function Published({ publication }: { publication: PublicationRow }) {
  const { state, publishAtUtc, publishedUtc, publishedBy } = publication
  if (publishedUtc)
    return (
      <>
        <span className={phoneRows.label}>Published </span>
        {formatMoment(publishedUtc)}
        {publishedBy && <span className={styles.quiet}>{publishedBy}</span>}
      </>
    )
  if (state === 'SCHEDULED' && publishAtUtc) return <>Scheduled for {formatMoment(publishAtUtc)}</>
  return null
}

function Count({ of, count }: { of: string; count: number }) {
  return (
    <td className={styles[of]} data-number>
      {formatNumber(count)}
      <span className={phoneRows.label}> {of}</span>
    </td>
  )
}
