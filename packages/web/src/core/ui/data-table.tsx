import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { CSSProperties, HTMLAttributes, Key, ReactNode } from 'react'
import sorting from './data-table.module.css'
import { joinClasses } from './join-classes.ts'
import phoneRows from './phone-rows.module.css'
import { SkeletonRows } from './skeleton-rows.tsx'
import { Table } from './table.tsx'

/** A column of a table: its head, and its cell in a row. */
export interface Column<Row> {
  /** Class of its cells in the table's styles, and their place in the rows of a phone. */
  key: string
  head: ReactNode
  /** Read to screen readers, not shown. */
  isHeadHidden?: boolean
  /** Its figures line up at the right. */
  isNumber?: boolean
  /** Its head sorts the list. */
  isSorted?: boolean
  cell: (row: Row) => ReactNode
}

/** Column that a list is sorted by, and the way to another order. */
export interface ListOrder {
  sort: string
  dir: 'asc' | 'desc'
  sortBy: (column: string) => void
}

interface DataTableProps<Row> {
  /** Read to screen readers, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while they are loaded. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row, place: number) => Key
  rowProps?: (row: Row) => HTMLAttributes<HTMLTableRowElement> & Record<`data-${string}`, unknown>
  order?: ListOrder
  /** Class of the table, as `table`, and of the cells of its columns, by their keys. */
  styles?: Readonly<Record<string, string | undefined>>
  /** On phones a row has several lines: the columns in each, with the widths of all; none of it, and the cells stand below each other. */
  phone?: { lines?: readonly string[]; widths?: string }
  /** What stands for the rows while they are loaded: their number, and their height in px on a desktop and on a phone. */
  skeleton?: { rows?: number; heights?: [desktop: number, phone: number] }
}

/**
 * A table by its columns; its skeleton while the rows are loaded.
 * `phone={{ lines: ['name total', 'date .'] }}` shows name and total side by side on a phone, and the date below.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowProps, order, styles = {}, phone, skeleton } = props
  const className = joinClasses(phone && phoneRows.rows, styles['table'])
  const head = <Head columns={columns} order={order} />
  if (!rows) return <SkeletonRows {...skeleton} head={head} tableClass={className} />
  const placed = new Set(phone?.lines?.flatMap((line) => line.split(' ')))
  return (
    <Table caption={caption} className={className} style={phone && linesOnPhone(phone)}>
      {head}
      <tbody>
        {rows.map((row, place) => (
          <tr key={rowKey(row, place)} {...rowProps?.(row)}>
            {columns.map(({ key, isNumber, cell }) => (
              <td
                key={key}
                className={styles[key]}
                data-number={isNumber || undefined}
                style={placed.has(key) ? { gridArea: key } : undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function linesOnPhone({
  lines,
  widths = 'minmax(0, 1fr) auto',
}: NonNullable<DataTableProps<never>['phone']>) {
  if (!lines) return undefined
  return {
    '--phone-lines': `${lines.map((line) => `"${line}" auto`).join(' ')} / ${widths}`,
  } as CSSProperties
}

function Head({ columns, order }: Pick<DataTableProps<never>, 'columns' | 'order'>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} order={order} />
        ))}
      </tr>
    </thead>
  )
}

interface HeadCellProps {
  column: Omit<Column<never>, 'cell'>
  order: ListOrder | undefined
}

/** The head of a column; the one that the table is sorted by has ink and an arrow. */
function HeadCell({ column: { key, head, isHeadHidden, isNumber, isSorted }, order }: HeadCellProps) {
  const cell = { scope: 'col', 'data-number': isNumber || undefined } as const
  if (!isSorted || !order)
    return <th {...cell}>{isHeadHidden ? <span className="visually-hidden">{head}</span> : head}</th>
  const isBy = order.sort === key
  const Arrow = order.dir === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th {...cell} aria-sort={isBy ? (order.dir === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button type="button" className={sorting.sort} onClick={() => order.sortBy(key)}>
        {isBy && <Arrow size={14} stroke={2} aria-hidden="true" />}
        {head}
      </button>
    </th>
  )
}

/** Word beside a cell on a phone, where the heads are not shown. */
export function PhoneLabel({ children }: { children: ReactNode }) {
  return <span className={phoneRows.label}>{children}</span>
}
