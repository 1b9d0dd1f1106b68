import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { type ManagedClaimRow, warrantyNames } from '@volute/domain/service/returns'
import { claimKindNames } from '@volute/domain/buying/orders'
import { type Column, DataTable, type ListOrder } from '../../core/ui/data-table.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { ShopClock } from '../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../core/ui/shop-day.ts'
import { ClaimMark } from './claim-mark.tsx'
import styles from './claims-table.module.css'

const columns: readonly Column<ManagedClaimRow>[] = [
  {
    key: 'claimed',
    header: (
      <>
        Claimed <ShopClock />
      </>
    ),
    isSortable: true,
    cell: ({ claimedUtc }) => momentAtShop(claimedUtc),
  },
  { key: 'company', header: 'Company', cell: ({ companyName }) => companyName },
  {
    key: 'order',
    header: 'Sales Order #',
    phoneLabel: 'Order',
    cell: ({ orderNumber }) => <span className="mono">{orderNumber}</span>,
  },
  { key: 'quantity', header: 'Quantity', isNumber: true, cell: ({ quantity }) => quantity },
  {
    key: 'part',
    header: 'Part',
    cell: ({ partNumber, description }) => (
      <>
        <PartNumber isPlain>{partNumber}</PartNumber> {description}
      </>
    ),
  },
  {
    key: 'kind',
    header: 'Kind',
    cell: ({ kind, warranty }) => (
      <>
        {claimKindNames[kind]}
        {warranty && <span className={styles.warranty}>{warrantyNames[warranty]}</span>}
      </>
    ),
  },
  { key: 'status', header: 'Status', cell: (claim) => <ClaimMark claim={claim} /> },
  {
    key: 'details',
    header: 'Details',
    isHeaderHidden: true,
    isNumber: true,
    cell: ({ claimId }) => (
      <Link to="/manage/claims/$claimId" params={{ claimId: String(claimId) }} search={(now) => now}>
        View Claim<span className="visually-hidden"> {claimId}</span>
      </Link>
    ),
  },
]

const phone = {
  lines: ['company status', 'part quantity', 'kind kind', 'order order', 'claimed details'],
}

interface ClaimsTableProps {
  /** Undefined while loading. */
  claims: readonly ManagedClaimRow[] | undefined
  order: ListOrder
}

/** Page of claims sorted by claim time (E157). */
export function ClaimsTable({ claims, order }: ClaimsTableProps) {
  return (
    <DataTable
      caption="Claims"
      columns={columns}
      rows={claims}
      rowKey={({ claimId }) => claimId}
      order={order}
      styles={styles}
      phone={phone}
      skeleton={{ rows: limits.pageSize, heights: [60, 144] }}
    />
  )
}
