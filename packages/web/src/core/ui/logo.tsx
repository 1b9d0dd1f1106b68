import { markPath } from '@volute/domain/core/brand'
import { joinClasses } from './join-classes.ts'
import styles from './logo.module.css'
import { pictureUrl, useBrand } from './shop-brand.ts'

/** Logo and name of the shop. */
export function Logo({ className }: { className?: string }) {
  const { name, logo } = useBrand()
  return (
    <span className={joinClasses(styles.logo, className)}>
      {logo ? <img src={pictureUrl(logo)} alt="" className={styles.mark} /> : <NeutralMark />}
      <span>{name}</span>
    </span>
  )
}

/** Spiral of a volute, for a shop without a logo. */
function NeutralMark() {
  return (
    <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <g fill="none" stroke="var(--accent)" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d={markPath} />
      </g>
      <circle cx="11.2" cy="15" r="2.4" fill="var(--accent)" />
    </svg>
  )
}
