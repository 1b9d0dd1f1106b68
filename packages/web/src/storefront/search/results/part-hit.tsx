import { Link } from '@tanstack/react-router'
import { counted } from '@volute/domain/core/kernel'
import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import { type PartHit, searchMessages } from '@volute/domain/storefront/search'
import { useState } from 'react'
import { PartPicture, SupersededLine } from '../../../catalogue/part/index.ts'
import { ShipDate } from '../../../catalogue/promise/index.ts'
import { AddHit } from './add-hit.tsx'
import { HitRow } from './hit-row.tsx'
import styles from './hits.module.css'
import { Marked } from './marked.tsx'

/** Facts that the hits of a search share. */
export interface KnownOfHits {
  /** Serial number of the only pump that is searched. */
  pump: string | null
  /** Quantity typed with the number. */
  quantity: number | undefined
}

/** A part with its price and ship date. It opens its page, or within a pump the drawing with its balloon (FIND-51). */
export function PartHitRow({ hit, pump, quantity: typed = 1 }: { hit: PartHit } & KnownOfHits) {
  const { part, isInStock, whereUsed } = hit
  const { partNumber, isSellable, replacedBy } = part
  const [quantity, setQuantity] = useState(String(typed))
  return (
    <HitRow
      picture={<PartPicture part={part} size={56} />}
      end={
        isSellable ? (
          <>
            <Price part={part} quantity={quantity} />
            <AddHit part={part} quantity={quantity} onQuantity={setQuantity} />
          </>
        ) : (
          <span className={styles.price}>{searchMessages.notSold}</span>
        )
      }
    >
      <Title hit={hit} pump={pump} />
      <UsedIn whereUsed={whereUsed} />
      <p className={styles.quiet}>
        {isSellable && (isInStock ? 'In stock' : 'Not in stock')}
        {replacedBy && <SupersededLine by={replacedBy} known={{ quantity }} />}
        {pump !== null && (
          <Link to="/part/$partNumber" params={{ partNumber }} aria-label={`Part page of ${partNumber}`}>
            Part page
          </Link>
        )}
      </p>
    </HitRow>
  )
}

function Title({ hit: { part, number, description }, pump }: { hit: PartHit; pump: string | null }) {
  const { partNumber } = part
  return (
    <Link
      {...(pump === null
        ? { to: '/part/$partNumber', params: { partNumber } }
        : {
            to: '/lookup/$type/$identifier',
            params: { type: 'serial', identifier: pump },
            search: { part: partNumber },
          })}
      className={styles.title}
      data-hit
    >
      <Marked of={description} />{' '}
      <span className="mono">
        <Marked of={number} />
      </span>
    </Link>
  )
}

function Price({ part, quantity }: { part: PartHit['part']; quantity: string }) {
  const { partNumber, price, companyDiscount, unitName } = part
  return (
    <span className={styles.price}>
      <span className={styles.money}>{formatPrice(discountPrice(price, companyDiscount))}</span>
      {price !== null && ` / ${unitName}`}
      <span className={styles.ships}>
        <ShipDate line={{ partNumber, quantity, painted: false, customised: false }} />
      </span>
    </span>
  )
}

function UsedIn({ whereUsed: { bomCount, firstBoms } }: Pick<PartHit, 'whereUsed'>) {
  if (bomCount === 0) return <p className={styles.quiet}>Not used in any BOM</p>
  const more = bomCount - firstBoms.length
  return (
    <p className={styles.quiet}>
      Used in <span className="mono">{firstBoms.join(', ')}</span>
      {more > 0 && ` and ${counted(more, 'more BOM')}`}
    </p>
  )
}
