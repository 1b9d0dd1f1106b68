import { partMessages } from '@volute/domain/catalogue/part'
import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import { memo, type Ref } from 'react'
import { type OrderRow, type RowOrders, SupersededLine, useRowOrder } from '../../catalogue/part/index.ts'
import fieldStyles from './line-fields.module.css'
import { AngleField, PartPaint, QuantityField, TrimSelect } from './line-fields.tsx'
import styles from './order-parts-form.module.css'
import { rowDraft, rowErrors } from './read-order.ts'
import { useLineFields } from './use-line-fields.ts'

interface OrderPartsRowProps {
  row: OrderRow
  index: number
  orders: RowOrders
  isChecked: boolean
  /** True if any row has options. */
  withOptions: boolean
  /** Quantity error, of this row alone or together with other rows of the part. */
  sumError: string | undefined
  measure: Ref<HTMLTableRowElement>
}

/** One part with its form in a row; a card on phones. */
export const OrderPartsRow = memo(function OrderPartsRow(props: OrderPartsRowProps) {
  const { row, index, orders, isChecked, withOptions, sumError, measure } = props
  const { key, line } = row
  const draft = rowDraft(line, useRowOrder(orders, key), orders.built)
  const wrong = rowErrors(line, draft)
  const fields = useLineFields({
    draft,
    wrong,
    errors: isChecked ? { ...wrong, ...(sumError && { quantity: sumError }) } : {},
    onChange: (change) => orders.change(key, change),
  })
  const field = { ...fields, of: line.description }
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-index={index}
      data-invalid={Object.values(field.errors).some(Boolean) || undefined}
      data-skipped={draft.quantity === '' || undefined}
      aria-rowindex={index + 2}
    >
      <th scope="row" className={styles.part}>
        <span>{line.description}</span>
        <span className="mono">{line.partNumber}</span>
        {row.replaces && (
          <span className={styles.replaces}>{partMessages.replaces(line.partNumber, row.replaces)}</span>
        )}
        {line.replacedBy && <SupersededLine by={line.replacedBy} known={draft} />}
      </th>
      {withOptions && (
        <td className={styles.options}>
          {(line.isImpeller || line.isPaintable) && (
            <div className={fieldStyles.inRow}>
              {line.isImpeller && <TrimSelect {...field} part={line} />}
              {line.isImpeller && <AngleField {...field} />}
              {line.isPaintable && <PartPaint {...field} />}
            </div>
          )}
        </td>
      )}
      <td className={styles.price} data-number>
        {formatPrice(discountPrice(line.price, line.companyDiscount))}
      </td>
      <td className={styles.quantity}>
        <QuantityField {...field} />
      </td>
    </tr>
  )
})
