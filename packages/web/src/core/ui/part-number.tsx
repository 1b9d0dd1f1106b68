import { Link } from '@tanstack/react-router'
import { CopyButton } from './copy-button.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './part-number.module.css'

interface PartNumberProps {
  children: string
  /** Leaves out the button that copies, for long lists and running text. */
  isPlain?: boolean
  /** Called when the link is followed, for a dialog to close. */
  onFollow?: () => void
}

/** Part number that leads to the part's page, with a small button that copies it (PART-29). */
export function PartNumber({ children: partNumber, isPlain, onFollow }: PartNumberProps) {
  const link = (
    <Link
      to="/part/$partNumber"
      params={{ partNumber }}
      className={joinClasses('mono', styles.link)}
      preload={false}
      onClick={onFollow}
    >
      {partNumber}
    </Link>
  )
  if (isPlain) return link
  return (
    <span className={styles.pair}>
      {link}
      <CopyButton text={partNumber} of="part number" />
    </span>
  )
}

/** BOM or serial number with the same button. */
export function CopiedNumber({ children: number }: { children: string }) {
  return (
    <span className={styles.pair}>
      <span className="mono">{number}</span>
      <CopyButton text={number} of="number" />
    </span>
  )
}
