import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  text: string
  /** Name of the text for the button's label: `part number`. */
  of: string
}

/** Small button that copies a number. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const Icon = copied ? IconCheck : IconCopy
  return (
    <button
      type="button"
      className={styles.copy}
      title="Copy"
      aria-label={`Copy ${of} ${text}`}
      onClick={copy}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      <Icon size={14} stroke={1.5} aria-hidden="true" />
      <span className="visually-hidden" aria-live="polite">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  )

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser denies clipboard access; the number can still be read.
    }
  }
}
