import { Link } from '@tanstack/react-router'
import { type DeskStatus, deskStatuses } from '@volute/domain/orders'
import styles from './order-desk-page.module.css'

interface StatusLinksProps {
  counts: Record<DeskStatus, number> | undefined
  /** The chosen one; all without. */
  status: DeskStatus | undefined
}

/** A link for every status with how many orders stand there. */
export function StatusLinks({ counts, status }: StatusLinksProps) {
  const all = counts && deskStatuses.reduce((sum, one) => sum + counts[one], 0)
  return (
    <nav aria-label="Status" className={styles.statuses}>
      <StatusLink status={undefined} chosen={status === undefined} count={all} />
      {deskStatuses.map((one) => (
        <StatusLink key={one} status={one} chosen={status === one} count={counts?.[one]} />
      ))}
    </nav>
  )
}

interface StatusLinkProps {
  status: DeskStatus | undefined
  chosen: boolean
  count: number | undefined
}

function StatusLink({ status, chosen, count }: StatusLinkProps) {
  return (
    <Link
      to="/manage/orders"
      search={({ search, dir }) => ({ search, dir, status })}
      resetScroll={false}
      className={styles.status}
      aria-current={chosen ? 'page' : undefined}
      activeProps={{ 'aria-current': chosen ? 'page' : undefined }}
    >
      {status ?? 'All'} <span className={styles.count}>{count?.toLocaleString('en-US')}</span>
    </Link>
  )
}
