import type { ReactNode } from 'react'
import { joinClasses } from '../../core/ui/join-classes.ts'
import styles from './states-page.module.css'

/** Section for components of one kind. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** Component in one state, with the state's name above it. */
export function State({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={joinClasses(styles.state, wide && styles.wide)}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.row}>{children}</div>
    </div>
  )
}
