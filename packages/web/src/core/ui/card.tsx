import type { ReactNode } from 'react'
import styles from './card.module.css'
import { joinClasses } from './join-classes.ts'

/** Block with a hairline border; on phones it runs edge to edge. */
export function Card({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return <div className={joinClasses(styles.card, className)}>{children}</div>
}
