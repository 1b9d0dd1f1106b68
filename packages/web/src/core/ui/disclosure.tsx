import { type ReactNode, useState } from 'react'
import styles from './disclosure.module.css'

/** A line of text that opens what lies behind it; the content exists only while it is open. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {isOpen && children}
    </details>
  )
}
