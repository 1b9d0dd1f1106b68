import { type BomLine, formatWeight } from '@volute/domain/catalogue'
import { discountPrice, formatPrice } from '@volute/domain/pricing'
import { memo, type Ref } from 'react'
import { ShipTime } from '../../lead-time/index.ts'
import { Balloon } from '../../ui/balloon.tsx'
import { PartNumber } from '../../ui/part-number.tsx'
import { RowNotes } from '../superseded/row-notes.tsx'
import { OrderQuantity } from './order-quantity.tsx'
import styles from './part-row.module.css'
import { RowButtons } from './row-buttons.tsx'
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
  quantity: string
  acts: RowActs
  measure: Ref<HTMLTableRowElement>
}

/** One part of the list (LOOKUP-12); on phones a card of three lines. */
export const PartRow = memo(function PartRow(props: PartRowProps) {
  const { line, index, isFlat, isOn, isSelected, isInView, isPainted, quantity, acts, measure } = props
  const price = discountPrice(line.price, line.companyDiscount)
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-index={index}
      data-on={isOn || undefined}
      aria-rowindex={index + 2}
      onPointerEnter={() => acts.hot(line)}
      onPointerLeave={() => acts.hot(null)}
      onFocus={() => acts.hot(line)}
      onBlur={() => acts.hot(null)}
    >
      <td className={styles.name}>
        {isFlat ? (
          <Description of={line} />
        ) : (
          <button type="button" aria-pressed={isSelected} onClick={() => acts.select(line)}>
            <Balloon number={line.position} on={isOn} />
            <Description of={line} />
          </button>
        )}
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
            onType={(text) => acts.type(index, text)}
            onEnter={() => acts.enter(index, line, quantity)}
            onMove={(by) => acts.move(index, by)}
          />
        ) : (
          <NotApplicable of="Order Quantity" />
        )}
      </td>
      <td className={styles.price} data-same={price === line.price || undefined}>
        <Money dollars={line.price} />
      </td>
      <td className={styles.discount}>
        <Money dollars={price} />
      </td>
      <td className={styles.weight} data-none={!line.weight || undefined}>
        {formatWeight(line.weight)}
      </td>
      <td className={styles.ship}>
        {line.isSellable ? (
          <>
            <span className={styles.word}>Ships in </span>
            <ShipTime
              wish={{ partNumber: line.partNumber, quantity, painted: isPainted, customised: false }}
              isInView={isInView}
            />
          </>
        ) : (
          <NotApplicable of="Ship Time" />
        )}
      </td>
      <td className={styles.actions}>
        <RowButtons
          line={line}
          isFlat={isFlat}
          onDrill={() => acts.drill(line.partNumber)}
          onCustomize={() => acts.customize(line, quantity)}
          onAdd={() => acts.add(line, quantity)}
        />
      </td>
    </tr>
  )
})

function Description({ of: { description } }: { of: BomLine }) {
  return (
    <span className={styles.description} title={description}>
      {description}
    </span>
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
