import { hasOptions, type PaintColor } from '@volute/domain/catalogue/part'
import type { CheckedList, QuickLine } from '@volute/domain/buying/quick-order'
import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { Table } from '../../core/ui/table.tsx'
import { focusWrong } from './focus-wrong.ts'
import type { QuickList } from './open-list.ts'
import { ADD_LIST } from './quick-foot.tsx'
import { QuickRow } from './quick-row.tsx'
import { styles } from './quick-table-styles.ts'
import { ROWS_AT_ONCE, useGrowingRows } from './use-growing-rows.ts'
import { linesToAsk } from './use-nearest.ts'

interface QuickTableProps {
  lines: readonly QuickLine[]
  over: CheckedList['over']
  paintColors: readonly PaintColor[]
  list: QuickList
  box: RefObject<HTMLInputElement | null>
  /** Called with the line that gets the focus. */
  onFocusLine: (lineId: number) => void
}

/**
 * Lines of quick order. Enter in a field returns to the part-number box, or from a line that was invalid to the next invalid
 * field. The arrow keys move to the row above or below.
 */
export function QuickTable({ lines, over, paintColors, list, box, onFocusLine }: QuickTableProps) {
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
  const mend = useMendedLine(lines)
  const wasWrong = useRef(false)
  const asked = linesToAsk(lines)
  const shown = useGrowingRows(lines.length)
  const withOptions = lines.some(({ part }) => part && hasOptions(part))
  return (
    <div className={styles.frame}>
      <Table
        ref={table}
        data-plain={!withOptions || undefined}
        caption="Quick order lines"
        className={styles.table}
        onFocus={noteWrong}
        onKeyDown={press}
      >
        <thead className="visually-hidden">
          <tr>
            {['Part', ...(withOptions ? ['Configuration'] : []), 'Quantity', 'Price', 'Total', 'Remove'].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody data-growing={shown < lines.length || undefined}>
          {lines.slice(0, shown).map((line, index) => (
            <QuickRow
              key={line.lineId}
              {...{ line, paintColors, list }}
              hasOptions={withOptions}
              over={over.get(line.lineId)}
              isNearestWanted={asked.has(line.lineId)}
              isFar={index >= ROWS_AT_ONCE}
              onMend={mend}
              onRemove={remove}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )

  function press(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    if (key === 'Enter') goOn(target)
    else if (key === 'ArrowDown' || key === 'ArrowUp') focusNeighbour(target, key)
    else return
    event.preventDefault()
  }

  function goOn(field: HTMLInputElement) {
    if (wasWrong.current && focusWrong(Number(field.closest('tr')?.dataset['line']))) return
    box.current?.focus()
  }

  function noteWrong({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>('[data-line]')
    wasWrong.current = row?.dataset['invalid'] !== undefined
    if (row) onFocusLine(Number(row.dataset['line']))
  }
}

/** When the number of a fixed line is known, focuses the next invalid field, or the button to add the list to the cart. */
function useMendedLine(lines: readonly QuickLine[]) {
  const mended = useRef<number | null>(null)
  useEffect(() => {
    const line = lines.find(({ lineId }) => lineId === mended.current)
    if (!line || line.part === undefined) return
    mended.current = null
    // Leave the focus alone if the user has moved it in the meantime.
    if (document.activeElement !== document.body) return
    if (!focusWrong(line.lineId)) document.getElementById(ADD_LIST)?.focus()
  }, [lines])
  return useCallback((lineId: number) => {
    mended.current = lineId
  }, [])
}

/** Focuses the quantity of the next row up or down that has one. */
function focusNeighbour(field: HTMLInputElement, key: 'ArrowDown' | 'ArrowUp') {
  const step = key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling'
  let row = field.closest('tr')?.[step]
  while (row && !row.querySelector('[inputmode="numeric"]')) row = row[step]
  row?.querySelector<HTMLInputElement>('[inputmode="numeric"]')?.focus()
}
