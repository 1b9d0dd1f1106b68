import { describeOptions } from '@volute/domain/cart'
import { formatDate } from '@volute/domain/kernel'
import type { ManagedOrder } from '@volute/domain/orders'
import { formatPrice } from '@volute/domain/pricing'
import { Table } from '../../ui/table.tsx'
import styles from './desk-lines.module.css'

type Line = ManagedOrder['orderItems'][number]

/** The lines to pick, with their positions; on paper a box to tick stands in the place of the price. */
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

function LineRow({ line, position }: { line: Line; position: number }) {
  return (
    <tr>
      <td className={styles.position}>{position}</td>
      <td className={styles.part}>
        <span className="mono">{line.partNumber}</span>
      </td>
      <td className={styles.description}>
        {line.partDescription}
        <span className={styles.options}>{describeOptions(line).join(' · ')}</span>
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
