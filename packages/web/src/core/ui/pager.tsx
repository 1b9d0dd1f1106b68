import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { countPages, countText } from '@volute/domain/core/kernel'
import { IconButton } from './icon-button.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  /** Noun of the rows, such as `BOMs`. */
  of: string
  /** Page number, from 1. */
  page: number
  pageSize: number
  count: number
  /** True when there are more rows than `count`. */
  isMore?: boolean | undefined
  onPage: (page: number) => void
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** `26–50 of 896` with previous and next buttons; renders nothing if all rows fit on one page. */
export function Pager({ of, page, pageSize, count, isMore = false, onPage }: PagerProps) {
  const last = countPages(count, pageSize, isMore)
  if (last === 1 && page === 1) return null
  const from = (page - 1) * pageSize + 1
  const to = isMore ? page * pageSize : Math.min(count, page * pageSize)
  const range = page > last ? '0' : from === to ? countText(from) : `${countText(from)}–${countText(to)}`
  return (
    <nav className={styles.pager} aria-label={`Pages of ${of}`}>
      <span role="status">
        {range} of {countText(count, isMore)}
      </span>
      <IconButton
        label={`Previous page of ${of}`}
        framed
        aria-disabled={page === 1 || undefined}
        onClick={() => page > 1 && onPage(Math.min(page - 1, last))}
      >
        <IconChevronLeft {...icon} />
      </IconButton>
      <IconButton
        label={`Next page of ${of}`}
        framed
        aria-disabled={page >= last || undefined}
        onClick={() => page < last && onPage(page + 1)}
      >
        <IconChevronRight {...icon} />
      </IconButton>
    </nav>
  )
}
