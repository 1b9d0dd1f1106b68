import styles from './balloon.module.css'

/** Number of a part in its drawing; filled while the part is active. */
export function Balloon({ number, on }: { number: string; on?: boolean }) {
  return (
    <span className={styles.balloon} data-on={on || undefined}>
      {number}
    </span>
  )
}
