import { type ReactNode, useState } from 'react'
import styles from './disclosure.module.css'

/** Line of text that expands to show details; the content is rendered only while it is open. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {isOpen && children}
    </details>
  )
}
