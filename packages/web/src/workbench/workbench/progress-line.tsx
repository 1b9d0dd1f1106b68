import { useId } from 'react'
import styles from './progress-line.module.css'

interface ProgressLineProps {
  label: string
  /** From 0 to 1. */
  done: number
}

/** Progress as a bar and in percent. */
export function ProgressLine({ label, done }: ProgressLineProps) {
  const id = useId()
  return (
    <div className={styles.line}>
      <span id={id} role="status">
        {label}
      </span>
      <progress className={styles.bar} max={1} value={done} aria-labelledby={id} />
      <span className={styles.share}>{Math.floor(done * 100)} %</span>
    </div>
  )
}
