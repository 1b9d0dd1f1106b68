import { countText } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import styles from './page-head.module.css'
import { usePageTitle } from './use-page-title.ts'

interface PageHeadProps {
  title: string
  /** Title of the tab, and so of a printed page's file, when it is not the page's own. */
  pageTitle?: string
  /** Shown after the title, such as a count. */
  count?: number | undefined
  /** There are more than the count says. */
  isMore?: boolean | undefined
  /** One quiet line or the facts below the title. */
  children?: ReactNode
  actions?: ReactNode
}

/** The page's heading, with its actions at the right; it names the tab and takes the focus on arrival. */
export function PageHead({ title, pageTitle = title, count, isMore, children, actions }: PageHeadProps) {
  usePageTitle(pageTitle)
  return (
    <header className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
        {count !== undefined && <span className={styles.count}> {countText(count, isMore)}</span>}
      </h1>
      {children && <div className={styles.below}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
