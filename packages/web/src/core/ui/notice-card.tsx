import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './card.module.css'
import { usePageTitle } from './use-page-title.ts'

interface NoticeCardProps {
  title: string
  /** One line of help. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  assertive?: boolean
  /** True when the notice is the whole page, so its title is the page's heading. */
  page?: boolean
}

/** Title, line of text and button, centered in a card. */
export function NoticeCard({ title, children, action, assertive, page }: NoticeCardProps) {
  const Heading = page ? 'h1' : 'h2'
  return (
    <Card>
      <div className={styles.notice} role={assertive ? 'alert' : undefined}>
        {page && <PageTitle title={title} />}
        <Heading tabIndex={page ? -1 : undefined}>{title}</Heading>
        {children && <p>{children}</p>}
        {action && <div className={styles.act}>{action}</div>}
      </div>
    </Card>
  )
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}
