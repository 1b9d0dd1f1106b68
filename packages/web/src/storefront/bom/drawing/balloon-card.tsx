import { cartMessages, checkQuantity } from '@volute/domain/buying/cart'
import { type BomLine, orderedLine } from '@volute/domain/catalogue/bom'
import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useQuantitiesInCart } from '../../../buying/cart/index.ts'
import { quantityOf, type RowOrders, useDefaultPaint, useRowOrder } from '../../../catalogue/part/index.ts'
import { ShipTime } from '../../../catalogue/promise/index.ts'
import { toast } from '../../../core/ui/toast.ts'
import { RowButtons } from '../parts-list/row-buttons.tsx'
import { useOrderActs } from '../parts-list/use-row-acts.ts'
import styles from './balloon-card.module.css'
import { leaveFullScreen } from './full-screen.ts'
import type { Hotspot } from './hotspots.ts'

/** Orders of the rows of a parts list. */
export interface Ordering {
  orders: RowOrders
  /** Key of a line's row, whose typed quantity is added. */
  keyOf: (line: BomLine) => string
  /** Ordering is disabled. */
  isHeld: boolean
}

interface BalloonCardProps extends Ordering {
  hotspot: Hotspot
  /** Changes when the drawing moves or zooms, so that the card follows its balloon. */
  at: string
  stage: RefObject<HTMLElement | null>
  onDrill: () => void
}

/** Card beside a balloon in full screen: the part with its price, its ship time and its buttons (LOOKUP-26). */
export function BalloonCard({ hotspot, at, stage, orders, keyOf, isHeld, onDrill }: BalloonCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const { line, stop } = hotspot
  const { description, partNumber, price, unitName } = line
  const inCart = useQuantitiesInCart(!isHeld).get(orderedLine(line, orders.replacing).partId) ?? 0
  const defaultPaint = useDefaultPaint()
  const acts = useOrderActs({ orders, isHeld })
  const quantity = quantityOf(line, useRowOrder(orders, keyOf(line)))
  const painted = line.isPaintable && Boolean(defaultPaint)
  useLayoutEffect(() => placeBeside(card.current, stop, stage.current), [stop, stage, at])
  return (
    <div ref={card} role="group" aria-label={description} className={styles.card}>
      <strong>{`${line.reference}. ${description}`}</strong>
      <span className="mono">{partNumber}</span>
      {line.isSellable && (
        <>
          <span>
            {formatPrice(discountPrice(price, line.companyDiscount))}
            {price !== null && ` / ${unitName}`}
          </span>
          <span>
            {'Ships in '}
            <ShipTime line={{ partNumber, quantity, painted, customised: false }} isInView isHeld={isHeld} />
          </span>
        </>
      )}
      <div className={styles.foot}>
        <span role="status">{inCart > 0 && cartMessages.inCart(inCart)}</span>
        <RowButtons
          line={line}
          isFlat={false}
          isHeld={isHeld}
          isSelected={false}
          onDrill={onDrill}
          onExpect={acts.expect}
          onCustomize={() => void openForm()}
          onAdd={add}
        />
      </div>
    </div>
  )

  /** Exits full screen first, since it shows only the drawing. The form returns the focus to the balloon. */
  async function openForm() {
    if (!isHeld) {
      stop.focus({ preventScroll: true })
      await leaveFullScreen()
    }
    acts.customize(line, quantity)
  }

  async function add() {
    const checked = checkQuantity(quantity)
    if (checked.ok) await acts.add(line, checked.value)
    else toast.failure(checked.errors[0].error)
  }
}

/** Distance in pixels from the balloon and the edges of the stage. */
const GAP = 8

/** Places the card beside its balloon, on the side with room, within the stage. */
function placeBeside(card: HTMLElement | null, stop: Element, stage: HTMLElement | null) {
  if (!card || !stage) return
  const { left, right, top, height } = stage.getBoundingClientRect()
  const balloon = (stop.querySelector('.b') ?? stop).getBoundingClientRect()
  const { offsetWidth, offsetHeight } = card
  const beside =
    balloon.right + GAP + offsetWidth <= right ? balloon.right + GAP : balloon.left - GAP - offsetWidth
  card.style.left = `${Math.max(GAP, beside - left)}px`
  card.style.top = `${Math.max(GAP, Math.min(balloon.top - top, height - offsetHeight - GAP))}px`
}
