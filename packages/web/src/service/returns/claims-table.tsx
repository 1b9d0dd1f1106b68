import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { type ManagedClaimRow, warrantyNames } from '@volute/domain/service/returns'
import { claimKindNames } from '@volute/domain/buying/orders'
import { joinClasses } from '../../core/ui/join-classes.ts'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { ShopClock } from '../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../core/ui/shop-day.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { SortHeader } from '../../core/ui/sort-header.tsx'
import { Table } from '../../core/ui/table.tsx'
import { ClaimMark } from './claim-mark.tsx'
import styles from './claims-table.module.css'
import type { Claims } from './use-claims.ts'

/** A page of claims by the time claimed (E157). */
export function ClaimsTable({ claims, list }: { claims: ManagedClaimRow[]; list: Claims }) {
  return (
    <Table caption="Claims" className={tableClass}>
      <ClaimsHead list={list} />
      <tbody>
        {claims.map((claim) => (
          <ClaimRow key={claim.claimId} claim={claim} />
        ))}
      </tbody>
    </Table>
  )
}

/** The claims while they are loaded. */
export function ClaimsSkeleton({ list }: { list: Claims }) {
  return (
    <SkeletonRows
      rows={limits.pageSize}
      head={<ClaimsHead list={list} />}
      tableClass={tableClass}
      heights={[60, 144]}
    />
  )
}

const tableClass = joinClasses(phoneRows.rows, styles.table)

function ClaimsHead({ list }: { list: Claims }) {
  return (
    <thead>
      <tr>
        <SortHeader sorted={list.dir} onSort={list.turnRound}>
          Claimed <ShopClock />
        </SortHeader>
        <th scope="col">Company</th>
        <th scope="col">Sales Order #</th>
        <th scope="col" data-number>
          Quantity
        </th>
        <th scope="col">Part</th>
        <th scope="col">Kind</th>
        <th scope="col">Status</th>
        <th scope="col">
          <span className="visually-hidden">Details</span>
        </th>
      </tr>
    </thead>
  )
}

function ClaimRow({ claim }: { claim: ManagedClaimRow }) {
  const { claimId, kind, warranty } = claim
  return (
    <tr>
      <td className={styles.claimed}>{momentAtShop(claim.claimedUtc)}</td>
      <td className={styles.company}>{claim.companyName}</td>
      <td className={styles.order}>
        <span className={phoneRows.label}>Order </span>
        <span className="mono">{claim.orderNumber}</span>
      </td>
      <td className={styles.quantity} data-number>
        {claim.quantity}
      </td>
      <td className={styles.part}>
        <span className="mono">{claim.partNumber}</span> {claim.description}
      </td>
      <td className={styles.kind}>
        {claimKindNames[kind]}
        {warranty && <span className={styles.warranty}>{warrantyNames[warranty]}</span>}
      </td>
      <td className={styles.status}>
        <ClaimMark claim={claim} />
      </td>
      <td className={styles.details} data-number>
        <Link to="/manage/claims/$claimId" params={{ claimId: String(claimId) }} search={(now) => now}>
          View Claim<span className="visually-hidden"> {claimId}</span>
        </Link>
      </td>
    </tr>
  )
}
