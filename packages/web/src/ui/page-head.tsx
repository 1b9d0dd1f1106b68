import type { ReactNode } from 'react'
import styles from './page-head.module.css'
import { usePageTitle } from './use-page-title.ts'

interface PageHeadProps {
  title: string
  /** Shown after the title, such as a count. */
  count?: number | undefined
  /** One quiet line or the facts below the title. */
  children?: ReactNode
  actions?: ReactNode
}

/** The page's heading, with its actions at the right; it names the tab and takes the focus on arrival. */
export function PageHead({ title, count, children, actions }: PageHeadProps) {
  usePageTitle(title)
  return (
    <header className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
        {count !== undefined && <span className={styles.count}> {count.toLocaleString('en-US')}</span>}
      </h1>
      {children && <div className={styles.below}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
