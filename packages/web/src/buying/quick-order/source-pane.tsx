import type { ReadLine } from '@volute/domain/buying/list-reading'
import type { QuickLine } from '@volute/domain/buying/quick-order'
import { Card } from '../../core/ui/card.tsx'
import styles from './source-pane.module.css'
import { SourceTable } from './source-table.tsx'
import type { Reading } from './use-reading.ts'

interface SourcePaneProps {
  reading: Reading
  /** Line that has the focus. */
  line: QuickLine | undefined
}

/** Purchase order as it was read, beside the lines of the shop; the row of the focused line is highlighted (READ-15). */
export function SourcePane({ reading, line }: SourcePaneProps) {
  const { reading: read } = reading.reply
  const isOwn = line?.read?.listed?.readingId === reading.id
  const row = isOwn ? (line?.read?.row ?? null) : null
  const title = read.poNumber ? `Purchase order ${read.poNumber}` : 'Purchase order'
  const isTable = read.rows.length > 0
  const width = Math.max(1, ...read.rows.map((cells) => cells.length))
  const headers = isTable
    ? Array.from({ length: width }, (_, place) => read.columns[place]?.head ?? '')
    : orderHeaders
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <SourceTable
        name={title}
        rows={isTable ? read.rows : read.lines.map(cellsOf)}
        headers={headers}
        headRow={read.headRow}
        litRow={row === null ? null : isTable ? row - 1 : read.lines.findIndex((one) => one.row === row)}
      />
    </Card>
  )
}

const orderHeaders = ['Part number', 'Description', 'Quantity', 'Unit', 'Price each', 'Amount', 'Needed by']

const cellsOf = (line: ReadLine) => [
  line.partNumber || line.customerNumber,
  line.description,
  line.quantityText,
  line.unit,
  line.unitPrice,
  line.amount,
  line.needBy,
]
