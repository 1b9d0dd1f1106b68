import { IconBook, IconFileInvoice } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { documentAddress } from '@volute/domain/catalogue/bom'
import { type ManualHit, type OwnHit, type PumpHit, type SearchHit } from '@volute/domain/storefront/search'
import { DrawingThumbnail } from '../../../catalogue/part/index.ts'
import { ExternalLink } from '../../../core/ui/external-link.tsx'
import { shopDay } from '../../../core/ui/shop-day.ts'
import styles from './hits.module.css'
import { HitRow } from './hit-row.tsx'
import { Marked } from './marked.tsx'
import { type KnownOfHits, PartHitRow } from './part-hit.tsx'

/** Hit of any group. */
export function Hit({ hit, ...known }: { hit: SearchHit } & KnownOfHits) {
  if (hit.kind === 'pump') return <PumpRow hit={hit} />
  if (hit.kind === 'part') return <PartHitRow hit={hit} {...known} />
  return hit.kind === 'manual' ? <ManualRow hit={hit} /> : <OwnRow hit={hit} />
}

function PumpRow({ hit }: { hit: PumpHit }) {
  const { type, number, description, pumpModel, bomNumber, drawingNumber, fleet } = hit
  return (
    <HitRow picture={<DrawingThumbnail partNumber={drawingNumber} />}>
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
    </HitRow>
  )
}

function ManualRow({ hit: { name, url, page, snippet, pumpModels } }: { hit: ManualHit }) {
  return (
    <HitRow picture={<IconBook className={styles.sign} size={28} stroke={1.5} aria-hidden="true" />}>
      <ExternalLink href={`${documentAddress(url)}#page=${page}`} className={styles.title} data-hit>
        {name}, page {page}
      </ExternalLink>
      <p>
        <Marked of={snippet} />
      </p>
      {pumpModels.length > 0 && <p className={styles.quiet}>Model {pumpModels.join(', ')}</p>}
    </HitRow>
  )
}

function OwnRow({ hit: { id, erpSalesOrderId, title, detail, receivedUtc } }: { hit: OwnHit }) {
  return (
    <HitRow picture={<IconFileInvoice className={styles.sign} size={28} stroke={1.5} aria-hidden="true" />}>
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
    </HitRow>
  )
}
