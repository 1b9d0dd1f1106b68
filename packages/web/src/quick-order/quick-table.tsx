import type { PaintColor } from '@volute/domain/part'
import type { CheckedList, QuickLine } from '@volute/domain/quick-order'
import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import { Table } from '../ui/table.tsx'
import type { QuickList } from './open-list.ts'
import { QuickRow } from './quick-row.tsx'
import { styles } from './quick-table-styles.ts'

interface QuickTableProps {
  lines: readonly QuickLine[]
  over: CheckedList['over']
  paintColors: readonly PaintColor[]
  list: QuickList
  box: RefObject<HTMLInputElement | null>
}

/** The lines of quick order; Enter in a field goes back to the part-number box, the arrows to the row above or below. */
export function QuickTable({ lines, over, paintColors, list, box }: QuickTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const remove = useCallback(
    ({ lineId }: QuickLine) => {
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
      const index = rows.findIndex((row) => row.dataset['line'] === String(lineId))
      const next = rows[index + 1] ?? rows[index - 1]
      ;(next?.querySelector<HTMLElement>('[data-remove]') ?? box.current)?.focus()
      list.remove(new Set([lineId]))
    },
    [list, box],
  )
  return (
    <Table ref={table} caption="Quick order lines" className={styles.table} onKeyDown={press}>
      <colgroup>
        <col />
        <col className={styles.optionsColumn} />
        <col className={styles.quantityColumn} />
        <col className={styles.moneyColumn} />
        <col className={styles.moneyColumn} />
        <col className={styles.removeColumn} />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          {['Part', 'Configuration', 'Quantity', 'Price', 'Total', 'Remove'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <QuickRow
            key={line.lineId}
            {...{ line, paintColors, list }}
            over={over.get(line.lineId)}
            onRemove={remove}
          />
        ))}
      </tbody>
    </Table>
  )

  function press(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    if (key === 'Enter') box.current?.focus()
    else if (key === 'ArrowDown' || key === 'ArrowUp') focusNeighbour(target, key)
    else return
    event.preventDefault()
  }
}

/** The quantity of the next row that has one, up or down. */
function focusNeighbour(field: HTMLInputElement, key: 'ArrowDown' | 'ArrowUp') {
  const step = key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling'
  let row = field.closest('tr')?.[step]
  while (row && !row.querySelector('[inputmode="numeric"]')) row = row[step]
  row?.querySelector<HTMLInputElement>('[inputmode="numeric"]')?.focus()
}
