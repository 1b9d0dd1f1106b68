import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { countPages, countText, nearbyPages } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import type { PagerProps } from './pager.tsx'
import styles from './numbered-pager.module.css'

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** `76–100 of 187` with buttons for the first, previous, nearby, next and last pages (HISTORY-05). */
export function NumberedPager({ of, page, pageSize, count, isMore = false, onPage }: PagerProps) {
  const last = countPages(count, pageSize, isMore)
  const from = (page - 1) * pageSize + 1
  const range =
    page > last
      ? '0'
      : `${countText(from)}–${countText(isMore ? page * pageSize : Math.min(count, page * pageSize))}`
  const turn = (label: string, to: number, picture: ReactNode) => (
    <IconButton label={label} disabled={to === page || to < 1 || to > last} onClick={() => onPage(to)}>
      {picture}
    </IconButton>
  )
  return (
    <nav className={styles.pager} aria-label={`Pages of ${of}`}>
      <span role="status" className={styles.range}>
        {range} of {countText(count, isMore)}
      </span>
      {turn('First page', 1, <IconChevronsLeft {...icon} />)}
      {turn('Previous page', Math.min(page - 1, last), <IconChevronLeft {...icon} />)}
      {nearbyPages(page, last).map((one) => (
        <button
          key={one}
          type="button"
          className={styles.page}
          aria-label={`Page ${countText(one)}`}
          aria-current={one === page ? 'page' : undefined}
          onClick={() => one !== page && onPage(one)}
        >
          {countText(one)}
        </button>
      ))}
      {turn('Next page', page + 1, <IconChevronRight {...icon} />)}
      {turn('Last page', last, <IconChevronsRight {...icon} />)}
    </nav>
  )
}
