import { Link } from '@tanstack/react-router'
import type { BomLine } from '@volute/domain/bom'
import { formatWeight } from '@volute/domain/part'
import { discountPrice, formatPrice } from '@volute/domain/pricing'
import { ShipTime } from '../../lead-time/index.ts'
import { SupersededLine } from '../../part/index.ts'
import styles from './part-row.module.css'

interface RowNotesProps {
  line: BomLine
  quantity: string
  builtTrim: number | undefined
  isSelected: boolean
  isHeld: boolean
}

/** Below a row's description: what replaces the part, and where the selected part is used. */
export function RowNotes({ line, quantity, builtTrim, isSelected, isHeld }: RowNotesProps) {
  if (!line.replacedBy && !isSelected) return null
  return (
    <span className={styles.notes}>
      {line.replacedBy && (
        <SupersededLine by={line.replacedBy} known={{ quantity, builtTrim }} isHeld={isHeld} />
      )}
      {isSelected && (
        <Link to="/part/$partNumber" params={{ partNumber: line.partNumber }} className={styles.link}>
          Where used
        </Link>
      )}
    </span>
  )
}

/** What a part costs and weighs. */
export function RowFigures({ line }: { line: BomLine }) {
  const price = discountPrice(line.price, line.companyDiscount)
  return (
    <>
      <td className={styles.price} data-same={price === line.price || undefined}>
        <Money dollars={line.price} />
      </td>
      <td className={styles.discount}>
        <Money dollars={price} />
      </td>
      <td className={styles.weight} data-none={!line.weight || undefined}>
        {formatWeight(line.weight)}
      </td>
    </>
  )
}

interface RowShipTimeProps {
  line: BomLine
  quantity: string
  /** Painted when it is added as it is, by the company's default. */
  isPainted: boolean
  isInView: boolean
  isHeld: boolean
}

export function RowShipTime({ line, quantity, isPainted, isInView, isHeld }: RowShipTimeProps) {
  if (!line.isSellable) return <NotApplicable of="Ship Time" />
  return (
    <>
      <span className={styles.word}>Ships in </span>
      <ShipTime
        line={{ partNumber: line.partNumber, quantity, painted: isPainted, customised: false }}
        isInView={isInView && !isHeld}
      />
    </>
  )
}

/** What a part that is not sold has none of; on phones, without the column's header, by name. */
export function NotApplicable({ of: column }: { of: string }) {
  return (
    <span className={styles.none}>
      <span className={styles.word}>{column} </span>N/A
    </span>
  )
}

function Money({ dollars }: { dollars: number | null }) {
  return <span className={dollars === null ? styles.none : undefined}>{formatPrice(dollars)}</span>
}
