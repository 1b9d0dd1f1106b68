import { formatDate, formatNumber } from '@volute/domain/core/kernel'
import { type AddedLine, lineState } from '@volute/domain/buying/orders'
import styles from './added-lines.module.css'

/** Lines that ERP staff added to an order; they have no price here (TRACK-09). */
export function AddedLines({ lines }: { lines: AddedLine[] }) {
  if (lines.length === 0) return null
  return (
    <section className={styles.added} aria-labelledby="added-lines">
      <h2 id="added-lines">Added to the Order</h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            {formatNumber(line.quantity)} × <span className="mono">{line.partNumber}</span>
            <span className={styles.became}>{became(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function became({ quantity, shippedQuantity, cancelledQuantity, promisedDate }: AddedLine): string {
  const { toCome } = lineState({
    ordered: quantity,
    shipped: shippedQuantity,
    cancelled: cancelledQuantity,
  })
  return [
    shippedQuantity > 0 && `${formatNumber(shippedQuantity)} shipped`,
    cancelledQuantity > 0 && `${formatNumber(cancelledQuantity)} cancelled`,
    toCome > 0 && promisedDate && `to come on ${formatDate(promisedDate)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
