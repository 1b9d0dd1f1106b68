import type { BomLine } from '@volute/domain/catalogue/bom'
import { formatWeight } from '@volute/domain/catalogue/part'
import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import { useState } from 'react'
import { ShipTime, ShipTimeToCome } from '../../../catalogue/promise/index.ts'
import styles from './part-row.module.css'

/** Price and weight of a part. */
export function RowFigures({ line }: { line: BomLine }) {
  const price = discountPrice(line.price, line.companyDiscount)
  return (
    <>
      <td className={styles.price} data-same={price === line.price || undefined}>
        <Money dollars={line.price} line={line} />
      </td>
      <td className={styles.discount}>
        <Money dollars={price} line={line} />
      </td>
      <td className={styles.weight} data-none={!line.weight || undefined}>
        {!line.weight && <span className={styles.word}>Weight </span>}
        {formatWeight(line.weight)}
      </td>
    </>
  )
}

interface RowShipTimeProps {
  line: BomLine
  quantity: string
  /** Painted when added as is, by the company's default. */
  isPainted: boolean
  isInView: boolean
  isHeld: boolean
}

/** Ship time of a row. Mounts nothing before the row is in view and the list at rest. */
export function RowShipTime({ line, quantity, isPainted, isInView, isHeld }: RowShipTimeProps) {
  const [wasSeen, setWasSeen] = useState(isInView)
  if (isInView && !wasSeen) setWasSeen(true)
  if (!line.isSellable) return <NotApplicable of="Ship Time" line={line} />
  return (
    <>
      <span className={styles.word}>Ships in </span>
      {wasSeen ? (
        <ShipTime
          line={{ partNumber: line.partNumber, quantity, painted: isPainted, customised: false }}
          {...{ isInView, isHeld }}
        />
      ) : (
        <ShipTimeToCome isNever={isHeld} />
      )}
    </>
  )
}

interface NotApplicableProps {
  /** Column name, shown where rows have several lines. */
  of: string
  line: BomLine
}

/** N/A for a value that an unsellable part does not have. Empty for an assembly, which is there to be opened. */
export function NotApplicable({ of: column, line }: NotApplicableProps) {
  if (line.parts.length > 0) return null
  return (
    <span className={styles.none}>
      <span className={styles.word}>{column} </span>N/A
    </span>
  )
}

function Money({ dollars, line }: { dollars: number | null; line: BomLine }) {
  if (dollars === null && !line.isSellable && line.parts.length > 0) return null
  return <span className={dollars === null ? styles.none : undefined}>{formatPrice(dollars)}</span>
}
