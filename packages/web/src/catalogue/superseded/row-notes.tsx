import type { BomLine } from '@volute/domain/catalogue'
import { Link } from '@tanstack/react-router'
import styles from './row-notes.module.css'
import { SupersededLine } from './superseded-line.tsx'

interface RowNotesProps {
  line: BomLine
  quantity: string
  isSelected: boolean
}

/** Below a row's description: what replaces the part, and where the selected part is used. */
export function RowNotes({ line, quantity, isSelected }: RowNotesProps) {
  if (!line.replacedBy && !isSelected) return null
  return (
    <span className={styles.notes}>
      {line.replacedBy && <SupersededLine by={line.replacedBy} quantity={quantity} />}
      {isSelected && (
        <Link to="/part/$partNumber" params={{ partNumber: line.partNumber }} className={styles.link}>
          Where used
        </Link>
      )}
    </span>
  )
}
