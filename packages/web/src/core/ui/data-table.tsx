import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { CSSProperties, HTMLAttributes, Key, ReactNode } from 'react'
import sorting from './data-table.module.css'
import { joinClasses } from './join-classes.ts'
import phoneRows from './phone-rows.module.css'
import { SkeletonRows } from './skeleton-rows.tsx'
import { Table } from './table.tsx'

/** Column of a table: its header, and its cell in a row. */
export interface Column<Row> {
  /** Class of the cells in `styles`, and their grid area on phones. */
  key: string
  header: ReactNode
  /** Shows the header to screen readers only. */
  isHeaderHidden?: boolean
  /** Right-aligns the cells. */
  isNumber?: boolean
  /** Makes a click on the header sort the list. */
  isSortable?: boolean
  /** Label before the cell on phones, where the header row is hidden. */
  phoneLabel?: string
  cell: (row: Row) => ReactNode
}

/** Current sort column and direction, and the handler that changes them. */
export interface ListOrder {
  sort: string
  dir: 'asc' | 'desc'
  sortBy: (column: string) => void
}

interface DataTableProps<Row> {
  /** Caption for screen readers, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row, index: number) => Key
  rowProps?: (row: Row) => HTMLAttributes<HTMLTableRowElement> & Record<`data-${string}`, unknown>
  order?: ListOrder
  /** CSS module: `table` for the table, and a class per column key for its cells. */
  styles?: Readonly<Record<string, string | undefined>>
  /** Phone layout: the columns on each line, and the column widths. Without lines the cells stack. */
  phone?: { lines?: readonly string[]; widths?: string }
  /** Skeleton while loading: number of rows, and row height in px on desktop and phone. */
  skeleton?: { rows?: number; heights?: [desktop: number, phone: number] }
}

/**
 * Renders a table from its columns, or a skeleton while loading.
 * `phone={{ lines: ['name total', 'date .'] }}` shows name and total side by side on a phone, and the date below.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowProps, order, styles = {}, phone, skeleton } = props
  const className = joinClasses(phone && phoneRows.rows, styles['table'])
  const header = <Header columns={columns} order={order} />
  if (!rows) return <SkeletonRows {...skeleton} head={header} tableClass={className} />
  const placed = new Set(phone?.lines?.flatMap((line) => line.split(' ')))
  return (
    <Table caption={caption} className={className} style={phone && linesOnPhone(phone)}>
      {header}
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)} {...rowProps?.(row)}>
            {columns.map(({ key, isNumber, phoneLabel, cell }) => (
              <td
                key={key}
                className={styles[key]}
                data-number={isNumber || undefined}
                style={placed.has(key) ? { gridArea: key } : undefined}
              >
                {phoneLabel && <PhoneLabel>{phoneLabel} </PhoneLabel>}
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

function Header({ columns, order }: Pick<DataTableProps<never>, 'columns' | 'order'>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} order={order} />
        ))}
      </tr>
    </thead>
  )
}

interface HeaderCellProps {
  column: Omit<Column<never>, 'cell'>
  order: ListOrder | undefined
}

/** Column header; the sorted one is darker and has an arrow. */
function HeaderCell({
  column: { key, header, isHeaderHidden, isNumber, isSortable },
  order,
}: HeaderCellProps) {
  const cell = { scope: 'col', 'data-number': isNumber || undefined } as const
  if (!isSortable || !order)
    return <th {...cell}>{isHeaderHidden ? <span className="visually-hidden">{header}</span> : header}</th>
  const isBy = order.sort === key
  const Arrow = order.dir === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th {...cell} aria-sort={isBy ? (order.dir === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button type="button" className={sorting.sort} onClick={() => order.sortBy(key)}>
        {isBy && <Arrow size={14} stroke={2} aria-hidden="true" />}
        {header}
      </button>
    </th>
  )
}

/** Label next to a cell on phones, where the header row is hidden. */
export function PhoneLabel({ children }: { children: ReactNode }) {
  return <span className={phoneRows.label}>{children}</span>
}
