import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './part-number.module.css'

interface PartNumberProps {
  children: string
  /** In a long list, without its sign while nobody points at it. */
  isPlain?: boolean
}

/** A part, BOM or serial number that is copied by a click. */
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
      // A browser that rejects the clipboard leaves the number to be read.
    }
  }
}
