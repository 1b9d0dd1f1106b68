import { type BomLine, startQuantity } from '@volute/domain/catalogue'
import { useEffect, useEffectEvent, useRef } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { useDefaultPaint } from '../use-default-paint.ts'
import { PartRow } from './part-row.tsx'
import styles from './parts-list.module.css'
import type { Quantities } from './use-quantities.ts'
import { useRowActs } from './use-row-acts.ts'
import { useRowVirtualizer } from './use-row-virtualizer.ts'

interface PartsListProps {
  rows: readonly BomLine[]
  isFlat: boolean
  /** Names the assembly among those whose quantities are kept. */
  place: string
  quantities: Quantities
  /** The lines whose rows are washed. */
  on: readonly BomLine[]
  selected: BomLine | null
  /** The line pointed at on the drawing. */
  drawn: BomLine | null
  onHot: (line: BomLine | null) => void
  onSelect: (line: BomLine) => void
  onDrill: (partNumber: string) => void
}

const columns = [
  ['Description', 'name'],
  ['Part Number', 'number'],
  ['Build Quantity', 'build'],
  ['Order Quantity', 'order'],
  ['Price', 'price'],
  ['Discount Price', 'discount'],
  ['Weight', 'weight'],
  ['Ship Time', 'ship'],
] as const

/** The parts of an assembly, or of the whole BOM; thousands of rows scroll like ten (LOOKUP-12). */
export function PartsList(props: PartsListProps) {
  const { rows, isFlat, place, quantities, on, selected, drawn, onHot, onSelect, onDrill } = props
  const pane = useRef<HTMLDivElement>(null)
  const virtual = useRowVirtualizer(rows.length, pane)
  const defaultPaint = useDefaultPaint()
  const keyOf = (index: number) => `${place}#${index}`
  const acts = useRowActs({
    rows,
    isFlat,
    hot: onHot,
    select: onSelect,
    drill: onDrill,
    type: (index, text) => quantities.type(keyOf(index), text),
    focus: (index) => {
      virtual.scrollTo(index)
      // A row that is there takes the very next key; one out of view exists after the frame.
      if (!focusRow(pane.current, index)) requestAnimationFrame(() => focusRow(pane.current, index))
    },
  })
  useInView(rows, virtual.isPhone ? selected : (drawn ?? selected), virtual)

  if (rows.length === 0) return <EmptyState title="No parts">This assembly has no parts list.</EmptyState>
  return (
    <section className={styles.list} aria-label="Parts">
      <div ref={pane} className={styles.pane}>
        <Table caption="Parts list" className={styles.table} aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map(([title, column]) => (
                <th key={column} scope="col" className={styles[column]}>
                  {title}
                </th>
              ))}
              <th scope="col" className={styles.actions}>
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <Gap height={virtual.before} />
            {virtual.rows.map(({ index }) => {
              const line = rows[index]
              return (
                line && (
                  <PartRow
                    key={index}
                    {...{ line, index, isFlat, acts }}
                    isOn={on.includes(line)}
                    isInView={virtual.isInView(index)}
                    isSelected={selected === line}
                    isPainted={line.isPaintable && Boolean(defaultPaint)}
                    quantity={quantities.typed[keyOf(index)] ?? String(startQuantity(line.buildQuantity))}
                    measure={virtual.measure}
                  />
                )
              )
            })}
            <Gap height={virtual.after} />
          </tbody>
        </Table>
      </div>
      <footer className={styles.foot}>{countText(rows)}</footer>
    </section>
  )
}

function focusRow(pane: HTMLElement | null, index: number): boolean {
  const field = pane?.querySelector<HTMLInputElement>(`[data-index="${index}"] input`)
  field?.focus()
  return Boolean(field)
}

function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" className={styles.gap} style={{ height }} />
}

function countText(rows: readonly BomLine[]): string {
  const orderable = rows.filter((line) => line.isSellable).length
  const parts = `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'part' : 'parts'}`
  return `${parts}, ${orderable.toLocaleString('en-US')} orderable`
}

/** Scrolls to a part's row; on phones, where the drawing scrolls away with it, only when a part is chosen. */
function useInView(
  rows: readonly BomLine[],
  line: BomLine | null,
  list: { isPhone: boolean; scrollTo: (index: number) => void },
) {
  const isArriving = useRef(true)
  const show = useEffectEvent((index: number) => {
    if (index >= 0 && !(isArriving.current && list.isPhone)) list.scrollTo(index)
    isArriving.current = false
  })
  useEffect(() => show(line ? rows.indexOf(line) : -1), [rows, line])
}
