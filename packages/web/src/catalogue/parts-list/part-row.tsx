import { checkQuantity } from '@volute/domain/cart'
import { type BomLine, formatWeight } from '@volute/domain/catalogue'
import { discountPrice, formatPrice } from '@volute/domain/pricing'
import { memo, type Ref, useId } from 'react'
import { ShipTime } from '../../lead-time/index.ts'
import { Balloon } from '../../ui/balloon.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PartNumber } from '../../ui/part-number.tsx'
import { useOrder } from '../search/order-provider.tsx'
import { RowNotes } from '../superseded/row-notes.tsx'
import { OrderQuantity } from './order-quantity.tsx'
import styles from './part-row.module.css'
import { RowButtons } from './row-buttons.tsx'
import { quantityOf, type RowOrders, useRowOrder } from './row-orders.ts'
import { useQuantityError } from './use-quantity-error.ts'
import type { RowActs } from './use-row-acts.ts'

interface PartRowProps {
  line: BomLine
  index: number
  isFlat: boolean
  isOn: boolean
  isSelected: boolean
  /** On screen, so that its ship time is asked for. */
  isInView: boolean
  /** Painted when it is added as it is, by the company's default. */
  isPainted: boolean
  orders: RowOrders
  orderKey: string
  acts: RowActs
  measure: Ref<HTMLTableRowElement>
}

/** One part of the list; on phones a card of three lines. */
export const PartRow = memo(function PartRow(props: PartRowProps) {
  const { line, index, isFlat, isOn, isSelected, isInView, isPainted, orders, orderKey, acts, measure } =
    props
  const quantity = quantityOf(line, useRowOrder(orders, orderKey))
  const { error, leave, refuse } = useQuantityError(quantity)
  const errorId = useId()
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-index={index}
      data-on={isOn || undefined}
      data-invalid={error ? true : undefined}
      aria-rowindex={index + 2}
      onPointerEnter={() => acts.point(line)}
      onPointerLeave={() => acts.point(null)}
      onFocus={() => acts.point(line)}
      onBlur={() => acts.point(null)}
    >
      <td className={styles.name}>
        <button type="button" aria-pressed={isSelected} onClick={() => acts.select(index)}>
          {!isFlat && <Balloon number={line.position} on={isOn} />}
          <span className={styles.description} title={line.description}>
            {line.description}
          </span>
        </button>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <RowNotes line={line} quantity={quantity} isSelected={isSelected} />
      </td>
      <td className={styles.number}>
        <PartNumber>{line.partNumber}</PartNumber>
      </td>
      <td className={styles.build}>
        <span className={styles.word}>Build </span>
        {line.buildQuantity.toLocaleString('en-US')}
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
          <NotApplicable of="Order Quantity" />
        )}
      </td>
      <RowFigures line={line} />
      <td className={styles.ship}>
        <RowShipTime {...{ line, quantity, isPainted, isInView }} />
      </td>
      <td className={styles.actions}>
        <RowButtons
          line={line}
          isFlat={isFlat}
          onDrill={() => acts.drill(line.partNumber)}
          onExpect={acts.expect}
          onCustomize={() => acts.customize(line, quantity)}
          onAdd={() => add(false)}
        />
      </td>
    </tr>
  )

  /** Adds the row as it is; after Enter the next row is the one to type in. */
  async function add(goesOn: boolean) {
    const checked = checkQuantity(quantity)
    if (!checked.ok) return refuse()
    const adding = acts.add(line, checked.value)
    if (goesOn) acts.move(index, 'next')
    await adding
  }
})

/** What a part costs and weighs. */
function RowFigures({ line }: { line: BomLine }) {
  const price = discountPrice(line.price, line.companyDiscount)
  return (
    <>
      <td className={styles.price} data-same={price === line.price || undefined}>
        <Money dollars={line.price} />
      </td>
      <td className={styles.discount}>
        <Money dollars={price} />
      </td>
      <td className={styles.weight} data-none={!line.weight || undefined}>
        {formatWeight(line.weight)}
      </td>
    </>
  )
}

function RowShipTime(props: Pick<PartRowProps, 'line' | 'isPainted' | 'isInView'> & { quantity: string }) {
  const { line, quantity, isPainted, isInView } = props
  const { isHeld } = useOrder()
  if (!line.isSellable) return <NotApplicable of="Ship Time" />
  return (
    <>
      <span className={styles.word}>Ships in </span>
      <ShipTime
        wish={{ partNumber: line.partNumber, quantity, painted: isPainted, customised: false }}
        isInView={isInView && !isHeld}
      />
    </>
  )
}

/** What a part that is not sold has none of; on phones, without the column's header, by name. */
function NotApplicable({ of: column }: { of: string }) {
  return (
    <span className={styles.none}>
      <span className={styles.word}>{column} </span>N/A
    </span>
  )
}

function Money({ dollars }: { dollars: number | null }) {
  return <span className={dollars === null ? styles.none : undefined}>{formatPrice(dollars)}</span>
}
