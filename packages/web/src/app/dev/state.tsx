import type { ReactNode } from 'react'
import { joinClasses } from '../../core/ui/join-classes.ts'
import styles from './states-page.module.css'

/** Components of one kind. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** One component in one state, named above it. */
export function State({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={joinClasses(styles.state, wide && styles.wide)}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.row}>{children}</div>
    </div>
  )
}
