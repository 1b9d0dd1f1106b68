import { countText } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import styles from './page-head.module.css'
import { usePageTitle } from './use-page-title.ts'

interface PageHeadProps {
  title: string
  /** Title of the tab, and so of the printed file, when it differs from the page's title. */
  pageTitle?: string
  /** Count shown after the title. */
  count?: number | undefined
  /** True when there are more rows than `count`. */
  isMore?: boolean | undefined
  /** One muted line or the facts below the title. */
  children?: ReactNode
  actions?: ReactNode
}

/** Heading of the page, with its actions at the right. It sets the tab's title and takes the focus on arrival. */
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
