import { Link } from '@tanstack/react-router'
import { formatDate } from '@volute/domain/core/kernel'
import { everywhere } from '@volute/domain/core/permissions'
import { type ManagedClaim, warrantyNames } from '@volute/domain/service/returns'
import { claimKindNames } from '@volute/domain/buying/orders'
import { holds, useSession } from '../../core/api/index.ts'
import { FactList } from '../../core/ui/fact-list.tsx'
import { ShopClock } from '../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../core/ui/shop-day.ts'
import { PhotoStrip } from '../photos/index.ts'
import styles from './claim-facts.module.css'

/** Claimant, reason and relevant dates of a claim, and the answer. */
export function ClaimFacts({ claim }: { claim: ManagedClaim }) {
  const { answer, decidedUtc, decidedBy } = claim
  return (
    <div className={styles.columns}>
      <section>
        <h2>Claim</h2>
        <FactList
          facts={[
            ['Kind', claimKindNames[claim.kind]],
            ['Part', <PartOf key="part" claim={claim} />],
            ['Quantity', `${claim.quantity} of ${claim.ordered} ordered`],
            ['Shipped', `${claim.shipped}, of which ${claim.claimed} in claims`],
            ['Shipped On', claim.shippedOn.map(formatDate).join(', ')],
            ['Pump', claim.serialNumber && <Mono key="pump">{claim.serialNumber}</Mono>],
            ['Installed On', claim.installedOn && formatDate(claim.installedOn)],
            ['Warranty', claim.warranty && `${warrantyNames[claim.warranty]}, when it was claimed`],
            ['Return #', claim.returnNumber && <Mono key="return">{claim.returnNumber}</Mono>],
          ]}
        />
        <h2>Reason</h2>
        <p>{claim.reason}</p>
        <PhotoStrip photoIds={claim.photoIds} claimId={claim.claimId} title={`Claim ${claim.claimId}`} />
      </section>
      <section>
        <h2>Customer</h2>
        <FactList
          facts={[
            ['Company', claim.companyName],
            ['Claimed By', <Buyer key="buyer" claim={claim} />],
            ['Claimed', <Moment key="claimed" of={claim.claimedUtc} />],
            ['Sales Order #', <OrderOf key="order" claim={claim} />],
            ['PO #', <Mono key="po">{claim.poNumber}</Mono>],
          ]}
        />
        {decidedUtc && (
          <>
            <h2>Answer</h2>
            <p>{answer || 'No note was given.'}</p>
            <p className={styles.decided}>
              <Moment of={decidedUtc} />
              {decidedBy && ` by ${decidedBy}`}
            </p>
          </>
        )}
      </section>
    </div>
  )
}

/** Instant in the shop's time zone, like the dates next to it. */
function Moment({ of }: { of: string }) {
  return (
    <>
      {momentAtShop(of)} <ShopClock />
    </>
  )
}

/** Number in monospace. */
function Mono({ children }: { children: string }) {
  return <span className="mono">{children}</span>
}

function PartOf({ claim: { partNumber, description } }: { claim: ManagedClaim }) {
  return (
    <>
      <Mono>{partNumber}</Mono> {description}
    </>
  )
}

function Buyer({ claim: { buyer } }: { claim: ManagedClaim }) {
  return (
    <>
      {buyer.name}, <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
    </>
  )
}

/** Link for users who may also manage orders. */
function OrderOf({ claim: { salesOrderId, orderNumber } }: { claim: ManagedClaim }) {
  const { user } = useSession()
  if (!holds(user, everywhere('MANAGE_ORDERS'))) return <Mono>{orderNumber}</Mono>
  return (
    <Link to="/manage/orders/$salesOrderId" params={{ salesOrderId: String(salesOrderId) }} className="mono">
      {orderNumber}
    </Link>
  )
}
