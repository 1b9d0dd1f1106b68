import styles from './balloon.module.css'

/** The number of a part on its drawing; filled while the part is on. */
export function Balloon({ number, on }: { number: string; on?: boolean }) {
  return (
    <span className={styles.balloon} data-on={on || undefined}>
      {number}
    </span>
  )
}
