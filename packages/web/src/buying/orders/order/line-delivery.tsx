import { formatNumber } from '@volute/domain/core/kernel'
import { stillToCome, type TrackedLine, type TrackedOrder } from '@volute/domain/buying/orders'
import { todayAtShop } from '../../../core/ui/shop-day.ts'
import styles from './line-delivery.module.css'

/**
 * Delivery of a line: the parcels that have shipped, the quantities still to come with their dates, and the cancelled ones
 * (TRACK-05).
 */
export function LineDelivery({ line, order }: { line: TrackedLine; order: TrackedOrder }) {
  const shipped = order.parcels.flatMap(({ parcelNumber, shippedUtc, cancelledUtc, lines }) => {
    const quantity = lines.find(({ position }) => position === line.position)?.quantity
    return quantity && shippedUtc && !cancelledUtc ? [{ parcelNumber, quantity }] : []
  })
  const coming = order.status === 'Rejected' ? [] : stillToCome(line, todayAtShop())
  if (shipped.length + coming.length + line.cancelledQuantity === 0) return null
  return (
    <ul className={styles.delivery}>
      {shipped.map(({ parcelNumber, quantity }) => (
        <li key={parcelNumber}>
          {formatNumber(quantity)} shipped in parcel {parcelNumber}
        </li>
      ))}
      {coming.map(({ text, textOnPaper, change, isLater }, index) => (
        <li key={`coming ${index}`}>
          <strong className={text === textOnPaper ? undefined : 'no-print'}>{text}</strong>
          {text !== textOnPaper && (
            <strong className={styles.onPaper} aria-hidden="true">
              {textOnPaper}
            </strong>
          )}
          {change && (
            <span className={styles.change} data-later={isLater || undefined}>
              {change}
            </span>
          )}
        </li>
      ))}
      {line.cancelledQuantity > 0 && <li>{formatNumber(line.cancelledQuantity)} cancelled</li>}
    </ul>
  )
}
