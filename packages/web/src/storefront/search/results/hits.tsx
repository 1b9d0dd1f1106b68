import { IconBook, IconFileInvoice, IconShoppingCartPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { documentAddress } from '@volute/domain/catalogue/bom'
import { counted } from '@volute/domain/core/kernel'
import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import {
  type ManualHit,
  type OwnHit,
  type PartHit,
  type PumpHit,
  type SearchHit,
  searchMessages,
} from '@volute/domain/storefront/search'
import type { ReactNode } from 'react'
import { DrawingThumbnail, order, PartPicture, SupersededLine } from '../../../catalogue/part/index.ts'
import { Button } from '../../../core/ui/button.tsx'
import { ExternalLink } from '../../../core/ui/external-link.tsx'
import { shopDay } from '../../../core/ui/shop-day.ts'
import styles from './hits.module.css'
import { Marked } from './marked.tsx'

/** Hit of any group: picture, link, facts and price. */
export function Hit({ hit }: { hit: SearchHit }) {
  if (hit.kind === 'pump') return <PumpRow hit={hit} />
  if (hit.kind === 'part') return <PartRow hit={hit} />
  return hit.kind === 'manual' ? <ManualRow hit={hit} /> : <OwnRow hit={hit} />
}

function PumpRow({ hit }: { hit: PumpHit }) {
  const { type, number, description, pumpModel, bomNumber, drawingNumber, fleet } = hit
  return (
    <Row picture={<DrawingThumbnail partNumber={drawingNumber} />}>
      <Link
        to="/lookup/$type/$identifier"
        params={{ type, identifier: number.text }}
        className={styles.title}
        data-hit
      >
        {type === 'serial' ? 'Pump ' : 'BOM '}
        <span className="mono">
          <Marked of={number} />
        </span>
        {fleet?.tag && (
          <>
            {' · '}
            <Marked of={fleet.tag} />
          </>
        )}
      </Link>
      <p>
        {fleet?.nickname && (
          <>
            <Marked of={fleet.nickname} />
            {', '}
          </>
        )}
        {pumpModel && `Model ${pumpModel}, `}
        <Marked of={description} />
      </p>
      {type === 'serial' && (
        <p className={styles.quiet}>
          BOM <span className="mono">{bomNumber}</span>
        </p>
      )}
    </Row>
  )
}

function PartRow({ hit: { part, number, description, isInStock, whereUsed } }: { hit: PartHit }) {
  const { partNumber, price, companyDiscount, isSellable, replacedBy } = part
  return (
    <Row
      picture={<PartPicture part={part} size={56} />}
      end={
        <>
          <span className={styles.price}>
            {isSellable ? formatPrice(discountPrice(price, companyDiscount)) : searchMessages.notSold}
          </span>
          {isSellable && (
            <Button
              small
              icon={<IconShoppingCartPlus size={18} stroke={1.5} aria-hidden="true" />}
              aria-label={`Add ${part.description}, ${partNumber}`}
              onPointerEnter={order.prepare}
              onFocus={order.prepare}
              onClick={() => order.showPart(part)}
            >
              Add
            </Button>
          )}
        </>
      }
    >
      <Link to="/part/$partNumber" params={{ partNumber }} className={styles.title} data-hit>
        <Marked of={description} />{' '}
        <span className="mono">
          <Marked of={number} />
        </span>
      </Link>
      <UsedIn whereUsed={whereUsed} />
      <p className={styles.quiet}>
        {isSellable && (isInStock ? 'In stock' : 'Not in stock')}
        {replacedBy && <SupersededLine by={replacedBy} known={{ quantity: '1' }} />}
      </p>
    </Row>
  )
}

function UsedIn({ whereUsed: { bomCount, firstBoms } }: Pick<PartHit, 'whereUsed'>) {
  if (bomCount === 0) return <p className={styles.quiet}>No pump contains it</p>
  const more = bomCount - firstBoms.length
  return (
    <p className={styles.quiet}>
      Used in <span className="mono">{firstBoms.join(', ')}</span>
      {more > 0 && ` and ${counted(more, 'more BOM')}`}
    </p>
  )
}

function ManualRow({ hit: { name, url, page, snippet, pumpModels } }: { hit: ManualHit }) {
  return (
    <Row picture={<IconBook className={styles.sign} size={28} stroke={1.5} aria-hidden="true" />}>
      <ExternalLink href={`${documentAddress(url)}#page=${page}`} className={styles.title} data-hit>
        {name}, page {page}
      </ExternalLink>
      <p>
        <Marked of={snippet} />
      </p>
      {pumpModels.length > 0 && <p className={styles.quiet}>Model {pumpModels.join(', ')}</p>}
    </Row>
  )
}

function OwnRow({ hit: { id, erpSalesOrderId, title, detail, receivedUtc } }: { hit: OwnHit }) {
  return (
    <Row picture={<IconFileInvoice className={styles.sign} size={28} stroke={1.5} aria-hidden="true" />}>
      <Link
        {...(erpSalesOrderId
          ? { to: '/orders/$orderNumber', params: { orderNumber: erpSalesOrderId } }
          : { to: '/sales-quotes', search: { search: title.text, quote: id } })}
        className={styles.title}
        data-hit
      >
        {erpSalesOrderId ? 'Order ' : 'Quote '}
        <Marked of={title} />
      </Link>
      <p className={styles.quiet}>
        {detail && (
          <>
            PO <Marked of={detail} />
            {receivedUtc && ', '}
          </>
        )}
        {receivedUtc && shopDay(receivedUtc)}
      </p>
    </Row>
  )
}

function Row({ picture, end, children }: { picture: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.facts}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  )
}
