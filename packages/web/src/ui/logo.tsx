import { markPath } from '@volute/domain/kernel'
import { joinClasses } from './join-classes.ts'
import styles from './logo.module.css'

/** The volute's spiral and the product's name. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={joinClasses(styles.logo, className)}>
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
        <g fill="none" stroke="var(--accent)" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
          <path d={markPath} />
        </g>
        <circle cx="11.2" cy="15" r="2.4" fill="var(--accent)" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
