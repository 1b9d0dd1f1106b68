import type { BomLine } from '@volute/domain/catalogue/bom'
import { formatNumber } from '@volute/domain/core/kernel'
import { formatWeight } from '@volute/domain/catalogue/part'
import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import { Table } from '../../../core/ui/table.tsx'
import styles from './printed-list.module.css'

/** Number of rows that fit on an A4 sheet next to their drawing. */
export const MOST_ROWS_BESIDE_DRAWING = 22
const mostRowsWithAir = 18

interface PrintedListProps {
  rows: readonly BomLine[]
  isFlat: boolean
  /** Differences of lines from another state of the pump. */
  notes: ReadonlyMap<BomLine, string>
}

/** Whole parts list as printed (LOOKUP-06). */
export function PrintedList({ rows, isFlat, notes }: PrintedListProps) {
  const isShort = !isFlat && rows.length <= mostRowsWithAir
  return (
    <Table caption="Parts list" className={styles.list} data-short={isShort || undefined}>
      <thead>
        <tr>
          {!isFlat && (
            <th scope="col" data-number>
              No.
            </th>
          )}
          <th scope="col">Description</th>
          <th scope="col">Part Number</th>
          {['Build Quantity', 'Price', 'Discount Price', 'Weight'].map((title) => (
            <th key={title} scope="col" data-number>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((line, index) => (
          <tr key={index}>
            {!isFlat && <td data-number>{line.reference}</td>}
            <td>
              {line.description}
              {notes.has(line) && <span className={styles.note}>{notes.get(line)}</span>}
            </td>
            <td className="mono">{line.partNumber}</td>
            <td data-number>{formatNumber(line.buildQuantity)}</td>
            <td data-number>{formatPrice(line.price)}</td>
            <td data-number className={styles.strong}>
              {formatPrice(discountPrice(line.price, line.companyDiscount))}
            </td>
            <td data-number>{formatWeight(line.weight)}</td>
          </tr>
        ))}
      </tbody>
      {/* Repeated on every page to reserve space for the sheet's foot. */}
      <tfoot aria-hidden="true">
        <tr className={styles.foot} />
      </tfoot>
    </Table>
  )
}
