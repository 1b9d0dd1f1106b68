import { counted, formatNumber } from '@volute/domain/core/kernel'
import { IconShoppingCart } from '@tabler/icons-react'
import { type BomLine, type Crumb, findLine, orderedLine, replacedIn } from '@volute/domain/catalogue/bom'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import {
  order,
  type OrderRow,
  rowKey,
  type RowOrders,
  useDefaultPaint,
} from '../../../catalogue/part/index.ts'
import { useQuantitiesInCart } from '../../../buying/cart/index.ts'
import { Button } from '../../../core/ui/button.tsx'
import { EmptyState } from '../../../core/ui/empty-state.tsx'
import { Table } from '../../../core/ui/table.tsx'
import type { Arrival } from '../use-place.ts'
import type { PumpInState } from '../use-pump-state.ts'
import { ListHead } from './list-head.tsx'
import { PartRow } from './part-row.tsx'
import styles from './parts-list.module.css'
import { useRowActs } from './use-row-acts.ts'
import { useRowVirtualizer } from './use-row-virtualizer.ts'
import { focusOnceThere, useShownRow } from './use-shown-row.ts'

/** Line under the pointer, in the list or on the drawing. */
export interface Pointed {
  line: BomLine
  isOnDrawing: boolean
}

interface PartsListProps {
  rows: readonly BomLine[]
  pump: Pick<PumpInState, 'notes' | 'state'>
  isFlat: boolean
  /** Ordering is disabled; trying shows the reason. */
  isHeld: boolean
  assembly: Crumb
  orders: RowOrders
  pointed: Pointed | null
  /** -1 if none. */
  selectedRow: number
  arrival: Arrival
  onPoint: (line: BomLine | null) => void
  onSelect: (row: number) => void
  onDrill: (partNumber: string) => void
}

/** Parts of an assembly, or of the whole BOM, as a virtual list. */
export function PartsList(props: PartsListProps) {
  const { rows, pump, isFlat, isHeld, assembly, orders, pointed, selectedRow, arrival } = props
  const pane = useRef<HTMLDivElement>(null)
  const restorationId = `parts ${assembly.path.length} ${encodeURIComponent(assembly.partNumber)}`
  const virtual = useRowVirtualizer(rows.length, pane, restorationId)
  const defaultPaint = useDefaultPaint()
  const inCart = useQuantitiesInCart(!isHeld)
  const acts = useRowActs({
    rows,
    isFlat,
    isHeld,
    orders,
    page: virtual.page,
    point: usePointAtRest(virtual.isScrolling, props.onPoint),
    select: props.onSelect,
    drill: props.onDrill,
    type: (index, quantity) => orders.change(rowKey(assembly.path, index), { quantity }),
    focus: (index) => {
      virtual.scrollTo(index)
      focusOnceThere(() => pane.current?.querySelector(`[data-index="${index}"] input`))
    },
  })
  const drawn = pointed?.isOnDrawing && !virtual.isPhone ? rows.indexOf(pointed.line) : -1
  useShownRow({
    row: drawn >= 0 ? drawn : selectedRow,
    cameFrom: findLine(rows, arrival.below),
    takesFocus: arrival.isByList,
    list: virtual,
    pane,
  })

  useWayIn(() => {
    if (rows.some(({ isSellable }) => isSellable)) acts.move(-1, 'next')
    else pane.current?.querySelector('button')?.focus()
  })

  if (rows.length === 0) return <EmptyState title="No parts">This assembly has no parts list.</EmptyState>
  return (
    <section className={styles.list} aria-label="Parts" {...virtual.focusHandlers}>
      <div
        ref={pane}
        className={styles.pane}
        tabIndex={-1}
        data-list
        data-scroll-restoration-id={restorationId}
      >
        <Table caption="Parts list" className={styles.table} aria-rowcount={rows.length + 1}>
          <ListHead />
          <tbody>
            {virtual.rows.flatMap(({ index, before }) => {
              const line = rows[index]
              return [
                before > 0 && <Gap key={`before ${index}`} height={before} />,
                line && (
                  <PartRow
                    key={index}
                    {...{ line, index, isFlat, isHeld, orders, acts }}
                    orderKey={rowKey(assembly.path, index)}
                    inCart={inCart.get(orderedLine(line, orders.replacing).partId) ?? 0}
                    note={pump.notes.get(line)}
                    isNoteShort={pump.state === 'today'}
                    isOn={index === selectedRow || pointed?.line === line}
                    isInView={virtual.isInView(index)}
                    isSelected={index === selectedRow}
                    isPainted={line.isPaintable && Boolean(defaultPaint)}
                    measure={virtual.measure}
                  />
                ),
              ]
            })}
            {virtual.after > 0 && <Gap height={virtual.after} />}
          </tbody>
        </Table>
      </div>
      <ListFoot {...{ rows, isHeld, assembly, orders }} />
    </section>
  )
}

/** Moves the focus to the first quantity on Arrow Down, from where a look-up or an opened assembly puts it. */
function useWayIn(enter: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !(event.target as Element).matches('main, h1, [data-list]')) return
    event.preventDefault()
    enter()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Reports the row under the pointer only while the list is not scrolling, so that rows that scroll past cause no render. */
function usePointAtRest(isScrolling: boolean, onPoint: (line: BomLine | null) => void) {
  const missed = useRef<BomLine | null>(undefined)
  const catchUp = useEffectEvent(() => {
    if (missed.current !== undefined) onPoint(missed.current)
    missed.current = undefined
  })
  useEffect(() => {
    if (!isScrolling) catchUp()
  }, [isScrolling])
  return (line: BomLine | null) => {
    if (isScrolling) missed.current = line
    else onPoint(line)
  }
}

function Gap({ height }: { height: number }) {
  return <tr aria-hidden="true" className={styles.gap} style={{ height }} />
}

/** Count of parts, and the button that orders all of them. */
function ListFoot(props: Pick<PartsListProps, 'rows' | 'isHeld' | 'assembly' | 'orders'>) {
  const { rows, isHeld, assembly, orders } = props
  const orderable = useMemo(
    () =>
      rows.flatMap((line, index): OrderRow[] => {
        if (!line.isSellable) return []
        const ordered = orderedLine(line, orders.replacing)
        return [{ key: rowKey(assembly.path, index), line: ordered, replaces: replacedIn(line, ordered) }]
      }),
    [rows, assembly, orders],
  )
  return (
    <footer className={styles.foot}>
      <span>{`${counted(rows.length, 'part')}, ${formatNumber(orderable.length)} orderable`}</span>
      {orderable.length > 0 && (
        <Button
          look="primary"
          disabled={isHeld}
          icon={<IconShoppingCart size={18} stroke={1.5} aria-hidden="true" />}
          onPointerEnter={order.prepare}
          onFocus={order.prepare}
          onClick={() => order.showParts({ of: assembly.description, rows: orderable, orders })}
        >
          Add Orderable Parts To Cart
        </Button>
      )}
    </footer>
  )
}
