import { describeOptions } from '@volute/domain/buying/cart'
import { formatDate } from '@volute/domain/core/kernel'
import type { ManagedOrder } from '@volute/domain/buying/orders'
import { formatPrice } from '@volute/domain/core/pricing'
import { FitLine } from '../../../catalogue/fit/index.ts'
import { PicturedPart } from '../../../catalogue/part/index.ts'
import { PartNumber } from '../../../core/ui/part-number.tsx'
import { Table } from '../../../core/ui/table.tsx'
import styles from './desk-lines.module.css'
import { toComeOf } from './typed-quantities.ts'

type Line = ManagedOrder['orderItems'][number]

/** Lines to pick, with their positions; on paper a checkbox replaces the price. */
export function DeskLines({ order }: { order: ManagedOrder }) {
  return (
    <Table caption="Ordered items" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Part Number</th>
          <th scope="col">Description</th>
          <th scope="col">Ship By</th>
          <th scope="col" data-number>
            Quantity
          </th>
          <th scope="col" data-number className={styles.price}>
            Price
          </th>
          <th scope="col" className={styles.tick}>
            Picked
          </th>
        </tr>
      </thead>
      <tbody>
        {order.orderItems.map((line, index) => (
          <LineRow key={index} line={line} position={index + 1} />
        ))}
      </tbody>
    </Table>
  )
}

/** Shipped and cancelled quantities of a line, and what is still to come, once anything has changed. */
function LineProgress({ line }: { line: Line }) {
  const { shippedQuantity, cancelledQuantity, promisedDate, delayReason } = line
  const toCome = toComeOf(line)
  const said = [
    shippedQuantity > 0 && `${shippedQuantity} shipped`,
    cancelledQuantity > 0 && `${cancelledQuantity} cancelled`,
    shippedQuantity + cancelledQuantity > 0 && toCome > 0 && `${toCome} to come`,
    toCome > 0 && promisedDate && `promised for ${formatDate(promisedDate)}`,
    toCome > 0 && delayReason,
  ].filter(Boolean)
  return said.length > 0 && <span className={styles.progress}>{said.join(', ')}</span>
}

function LineRow({ line, position }: { line: Line; position: number }) {
  return (
    <tr>
      <td className={styles.position}>{position}</td>
      <td className={styles.part}>
        <PartNumber>{line.partNumber}</PartNumber>
      </td>
      <td className={styles.description}>
        <PicturedPart part={{ ...line, description: line.partDescription }} size={40}>
          {line.partDescription}
          <span className={styles.options}>{describeOptions(line).join(' · ')}</span>
          {line.forPump && <FitLine forPump={line.forPump} />}
          <LineProgress line={line} />
        </PicturedPart>
      </td>
      <td className={styles.shipBy}>
        <span className={styles.label}>Ship by </span>
        {formatDate(line.shipBy)}
      </td>
      <td data-number className={styles.quantity}>
        {line.quantity} {line.unitName}
      </td>
      <td data-number className={styles.price}>
        {formatPrice(line.price)}
      </td>
      <td className={styles.tick}>
        <span className="visually-hidden">Picked</span>
      </td>
    </tr>
  )
}
