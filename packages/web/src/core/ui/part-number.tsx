import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './part-number.module.css'

interface PartNumberProps {
  children: string
  /** Hides the copy icon, for long lists. */
  isPlain?: boolean
}

/** Part, BOM or serial number that a click copies. */
export function PartNumber({ children: number, isPlain }: PartNumberProps) {
  const [copied, setCopied] = useState(false)
  const Icon = copied ? IconCheck : IconCopy
  return (
    <button
      type="button"
      className={styles.number}
      title="Copy"
      onClick={copy}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      <span className="mono">{number}</span>
      {!isPlain && <Icon className={styles.icon} size={14} stroke={1.5} aria-hidden="true" />}
      <span className="visually-hidden" aria-live="polite">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  )

  async function copy() {
    try {
      await navigator.clipboard.writeText(number)
      setCopied(true)
    } catch {
      // The browser denies clipboard access; the number can still be read.
    }
  }
}
