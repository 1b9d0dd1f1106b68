import { useVirtualizer } from '@tanstack/react-virtual'
import type { LineErrors } from '@volute/domain/buying/cart'
import { hasOptions } from '@volute/domain/catalogue/part'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import type { PartsToOrder } from '../../catalogue/part/index.ts'
import { placeRows, useKeptRow } from '../../core/ui/virtual-rows.ts'
import { Table } from '../../core/ui/table.tsx'
import styles from './order-parts-form.module.css'
import { OrderPartsRow } from './order-parts-row.tsx'

export interface OrderPartsList {
  /** Scrolls a row into view and focuses its first error. */
  showWrong: (index: number) => void
}

interface OrderPartsTableProps extends Pick<PartsToOrder, 'rows' | 'orders'> {
  ref: Ref<OrderPartsList>
  /** Set after an attempt to add, so that every error is shown. */
  isChecked: boolean
  invalid: ReadonlyMap<string, LineErrors>
}

const rowHeight = 56

/** Rows of 'Order Parts'; renders only those in view. */
export function OrderPartsTable({ ref, rows, orders, isChecked, invalid }: OrderPartsTableProps) {
  const pane = useRef<HTMLDivElement>(null)
  const keptRow = useKeptRow()
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => pane.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: 40,
    rangeExtractor: keptRow.rangeExtractor,
    overscan: 8,
  })
  useImperativeHandle(ref, () => ({ showWrong }))
  const withOptions = rows.some(({ line }) => hasOptions(line))
  const { rows: shown, after } = placeRows(virtualizer.getVirtualItems(), virtualizer.getTotalSize())
  return (
    <section ref={pane} className={styles.pane} aria-label="Parts" {...keptRow.handlers} onKeyDown={press}>
      <Table
        caption="Parts to order"
        className={styles.table}
        data-plain={!withOptions || undefined}
        aria-rowcount={rows.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Part</th>
            {withOptions && <th scope="col">Configuration</th>}
            <th scope="col" data-number>
              Discount Price
            </th>
            <th scope="col" data-number>
              Quantity
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.flatMap(({ index, before }) => {
            const row = rows[index]
            return [
              before > 0 && <tr key={`before ${index}`} aria-hidden="true" style={{ height: before }} />,
              row && (
                <OrderPartsRow
                  key={row.key}
                  {...{ row, index, orders, isChecked, withOptions }}
                  sumError={invalid.get(row.key)?.quantity}
                  measure={virtualizer.measureElement}
                />
              ),
            ]
          })}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
      </Table>
    </section>
  )

  /** Enter and the arrow keys move between quantities, so that Enter does not submit. */
  function press(event: KeyboardEvent<HTMLElement>) {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index']) + by
    if (rows[next]) showRow(next)
    else if (event.key === 'Enter') target.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }

  function showWrong(index: number) {
    virtualizer.scrollToIndex(index, { align: 'auto' })
    // The row and its error are rendered in the next frame.
    requestAnimationFrame(() => focusWrong(pane.current, index))
  }

  function showRow(index: number) {
    virtualizer.scrollToIndex(index, { align: 'auto' })
    if (!focusRow(pane.current, index)) requestAnimationFrame(() => focusRow(pane.current, index))
  }
}

const steps: Record<string, 1 | -1> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

function focusRow(pane: HTMLElement | null, index: number): boolean {
  const quantity = pane?.querySelector<HTMLInputElement>(`[data-index="${index}"] td:last-child input`)
  quantity?.focus()
  return Boolean(quantity)
}

function focusWrong(pane: HTMLElement | null, index: number) {
  pane?.querySelector<HTMLInputElement>(`[data-index="${index}"] [aria-invalid]`)?.focus()
}
