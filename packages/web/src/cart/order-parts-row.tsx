import { type OrderRow, type RowOrders, SupersededLine, useRowOrder } from '../part/index.ts'
import { discountPrice, formatPrice } from '@volute/domain/pricing'
import { memo, type Ref, useState } from 'react'
import type { AddFormErrors } from './add-form-values.ts'
import { ItemOptionsInRow } from './item-fields.tsx'
import { ItemQuantity } from './item-quantity.tsx'
import styles from './order-parts-form.module.css'
import { rowErrors, rowValues } from './read-order.ts'

interface OrderPartsRowProps {
  row: OrderRow
  index: number
  orders: RowOrders
  isChecked: boolean
  /** What is wrong with the quantity, alone or together with other rows of the part. */
  sumError: string | undefined
  measure: Ref<HTMLTableRowElement>
}

/** One part with its form in a row; on phones a card. */
export const OrderPartsRow = memo(function OrderPartsRow(props: OrderPartsRowProps) {
  const { row, index, orders, isChecked, sumError, measure } = props
  const { key, line } = row
  const [left, setLeft] = useState<readonly (keyof AddFormErrors)[]>([])
  const values = rowValues(line, useRowOrder(orders, key))
  const all = rowErrors(line, values)
  const errors = isChecked
    ? { ...all, ...(sumError && { quantity: sumError }) }
    : Object.fromEntries(left.map((field) => [field, all[field]]))
  const field = {
    of: line.description,
    values,
    errors,
    onChange: (change: Partial<typeof values>) => orders.change(key, change),
    onLeave: (name: keyof AddFormErrors) => setLeft((now) => (now.includes(name) ? now : [...now, name])),
  }
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-index={index}
      data-invalid={Object.values(errors).some(Boolean) || undefined}
      data-skipped={values.quantity === '' || undefined}
      aria-rowindex={index + 2}
    >
      <th scope="row" className={styles.part}>
        <span>{line.description}</span>
        <span className="mono">{line.partNumber}</span>
        {line.replacedBy && <SupersededLine by={line.replacedBy} quantity={values.quantity} />}
      </th>
      <td className={styles.options}>
        {(line.isImpeller || line.isPaintable) && <ItemOptionsInRow part={line} {...field} />}
      </td>
      <td className={styles.price} data-number>
        {formatPrice(discountPrice(line.price, line.companyDiscount))}
      </td>
      <td className={styles.quantity}>
        <ItemQuantity {...field} />
      </td>
    </tr>
  )
})
