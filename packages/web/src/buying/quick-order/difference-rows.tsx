import { cartMessages } from '@volute/domain/buying/cart'
import type { LineDifference } from '@volute/domain/buying/list-reading'
import { differenceKey, type QuickLine, quickOrderMessages } from '@volute/domain/buying/quick-order'
import { formatPrice } from '@volute/domain/core/pricing'
import { Button } from '../../core/ui/button.tsx'
import styles from './difference-rows.module.css'
import type { QuickList } from './open-list.ts'

interface DifferenceRowsProps {
  line: QuickLine
  differences: readonly LineDifference[]
  list: QuickList
}

/** Open differences of a line: the list's value, the shop's value, and the buttons that decide (READ-15). */
export function DifferenceRows({ line, differences, list }: DifferenceRowsProps) {
  const { lineId, accepted = [] } = line
  const whose = line.read?.listed?.isOrder ? 'PO says' : 'List says'
  return (
    <ul className={styles.list} aria-label="Differences">
      {differences.map((one) => (
        <li key={one.kind} className={styles.difference}>
          <strong>{quickOrderMessages.differences[one.kind]}</strong>
          <span>
            {whose} <b className="mono">{shown(one, one.listSays)}</b> · shop says{' '}
            <b className="mono">{shown(one, one.shopSays)}</b>
          </span>
          <span className={styles.acts}>
            {one.kind === 'SUPERSEDED' && (
              <Button small data-asks onClick={() => replaceBy(one.shopSays)}>
                {cartMessages.replaceWith(one.shopSays)}
              </Button>
            )}
            <Button
              small
              data-asks
              disabled={one.kind === 'UNIT' && line.quantity === ''}
              onClick={() => accept(one)}
            >
              {acceptLabel(one, line)}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )

  function replaceBy(partNumber: string) {
    list.change(lineId, { partNumber, part: undefined })
  }

  function accept(one: LineDifference) {
    list.change(lineId, { accepted: [...accepted, differenceKey(one)] })
  }
}

const shown = ({ kind }: LineDifference, text: string) =>
  kind === 'PRICE' ? formatPrice(Number(text)) : text || 'nothing'

function acceptLabel({ kind, shopSays, listSays }: LineDifference, line: QuickLine): string {
  if (kind === 'PRICE') return `Order at ${formatPrice(Number(shopSays))}`
  if (kind === 'UNIT') return `Order ${line.quantity} ${shopSays}`
  return kind === 'SUPERSEDED' ? `Keep ${listSays}` : 'Order Anyway'
}
