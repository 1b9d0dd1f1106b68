import { IconHistory } from '@tabler/icons-react'
import { cartMessages, checkQuantity } from '@volute/domain/buying/cart'
import { type BomLine, orderedLine, rowActions } from '@volute/domain/catalogue/bom'
import { formatNumber } from '@volute/domain/core/kernel'
import { memo, type Ref, useId } from 'react'
import { quantityOf, type RowOrders, SupersededLine, useRowOrder } from '../../../catalogue/part/index.ts'
import { Balloon } from '../../../core/ui/balloon.tsx'
import { FieldError } from '../../../core/ui/field.tsx'
import { PartNumber } from '../../../core/ui/part-number.tsx'
import { RowButtons } from './row-buttons.tsx'
import { NotApplicable, RowFigures, RowShipTime } from './row-cells.tsx'
import { OrderQuantity, useQuantityError } from './order-quantity.tsx'
import styles from './part-row.module.css'
import type { RowActs } from './use-row-acts.ts'

interface PartRowProps {
  line: BomLine
  index: number
  isFlat: boolean
  /** Ordering is disabled. */
  isHeld: boolean
  isOn: boolean
  isSelected: boolean
  /** Visible, so that its ship time is requested. */
  isInView: boolean
  /** Painted when added as is, by the company's default. */
  isPainted: boolean
  /** Quantity of the row's part in the cart. */
  inCart: number
  /** Difference of the line from another state of the pump. Short on today's list, because it loads late. */
  note?: string | undefined
  isNoteShort: boolean
  orders: RowOrders
  orderKey: string
  acts: RowActs
  measure: Ref<HTMLTableRowElement>
}

/** Part of the list, on as many lines as its width needs. The name of an assembly opens it. */
export const PartRow = memo(function PartRow(props: PartRowProps) {
  const { line, index, isFlat, isHeld, isOn, isSelected, isInView, isPainted, note, isNoteShort } = props
  const { orders, orderKey, inCart, acts, measure } = props
  const quantity = quantityOf(line, useRowOrder(orders, orderKey))
  const { error, leave, refuse } = useQuantityError(quantity)
  const errorId = useId()
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-index={index}
      data-flat={isFlat || undefined}
      data-on={isOn || undefined}
      data-selected={isSelected ? line.partNumber : undefined}
      data-invalid={error ? true : undefined}
      aria-rowindex={index + 2}
      onPointerEnter={() => acts.point(line)}
      onPointerLeave={() => acts.point(null)}
      onFocus={() => acts.point(line)}
      onBlur={() => acts.point(null)}
    >
      <td className={styles.name}>
        <RowName {...{ line, index, isFlat, isOn, isSelected, acts }} />
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <RowNotes {...{ line, quantity, isHeld, orders }} note={isNoteShort ? undefined : note} />
      </td>
      <td className={styles.number}>
        <PartNumber isPlain={!isOn}>{line.partNumber}</PartNumber>
        {note && isNoteShort && <ChangeMark>{note}</ChangeMark>}
        {inCart > 0 && <span className={styles.inCart}>{cartMessages.inCart(inCart)}</span>}
      </td>
      <td className={styles.build}>
        <span className={styles.word}>Build </span>
        {formatNumber(line.buildQuantity)}
      </td>
      <td className={styles.order}>
        {line.isSellable ? (
          <OrderQuantity
            of={line.description}
            value={quantity}
            errorId={error && errorId}
            onType={(text) => acts.type(index, text)}
            onLeave={leave}
            onEnter={() => (line.isImpeller ? acts.customize(line, quantity) : void add(true))}
            onMove={(way) => acts.move(index, way)}
          />
        ) : (
          <NotApplicable of="Order Quantity" {...{ line }} />
        )}
      </td>
      <RowFigures line={line} />
      <td className={styles.ship}>
        <RowShipTime {...{ line, quantity, isPainted, isInView, isHeld }} />
      </td>
      <td className={styles.actions}>
        <RowButtons
          line={line}
          isFlat={isFlat}
          isHeld={isHeld}
          isSelected={isSelected}
          onDrill={() => acts.drill(line.partNumber)}
          onExpect={acts.expect}
          onCustomize={() => acts.customize(line, quantity)}
          onAdd={() => add(false)}
        />
      </td>
    </tr>
  )

  /** Adds the row as is. After Enter the next row takes the focus. */
  async function add(goesOn: boolean) {
    const checked = checkQuantity(quantity)
    if (!checked.ok) return refuse()
    const adding = acts.add(line, checked.value)
    if (goesOn) acts.move(index, 'next')
    await adding
  }
})

interface RowNotesProps extends Pick<PartRowProps, 'line' | 'isHeld' | 'orders'> {
  quantity: string
  note: string | undefined
}

/** Notes of a row: the part's replacement and the line's difference. */
function RowNotes({ line, quantity, orders, isHeld, note }: RowNotesProps) {
  if (!line.replacedBy && !note) return null
  const ordered = orderedLine(line, orders.replacing)
  return (
    <span className={styles.notes}>
      {note && <span className={styles.changed}>{note}</span>}
      {line.replacedBy && (
        <SupersededLine
          by={line.replacedBy}
          known={{ quantity, built: orders.built }}
          added={ordered === line ? undefined : ordered}
          isHeld={isHeld}
        />
      )}
    </span>
  )
}

/** Small icon: the line differs from the pump. */
function ChangeMark({ children }: { children: string }) {
  return (
    <span className={styles.mark} title={children}>
      <IconHistory size={14} stroke={1.5} aria-hidden="true" />
      <span className="visually-hidden">{children}</span>
    </span>
  )
}

type RowNameProps = Pick<PartRowProps, 'line' | 'index' | 'isFlat' | 'isOn' | 'isSelected' | 'acts'>

/** Button that selects the part or opens the assembly. */
function RowName({ line, index, isFlat, isOn, isSelected, acts }: RowNameProps) {
  const isAssembly = rowActions(line, { isFlat }).viewSubAssembly
  return (
    <button
      type="button"
      aria-pressed={isAssembly ? undefined : isSelected}
      data-drills={isAssembly || undefined}
      onClick={() => (isAssembly ? acts.drill(line.partNumber) : acts.select(index))}
    >
      {!isFlat && <Balloon number={line.reference} on={isOn} />}
      <span className={styles.description} title={line.description}>
        {line.description}
      </span>
    </button>
  )
}
