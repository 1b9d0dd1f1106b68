import type { ReactNode } from 'react'
import styles from './card.module.css'
import { joinClasses } from './join-classes.ts'

/** A block of paper with a hairline round it; on phones it runs from edge to edge. */
export function Card({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return <div className={joinClasses(styles.card, className)}>{children}</div>
}
