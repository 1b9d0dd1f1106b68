import { Link } from '@tanstack/react-router'
import type { Replacement } from '@volute/domain/catalogue/part'
import { formatNumber } from '@volute/domain/core/kernel'
import type { LastBought as Bought } from '@volute/domain/storefront/part-page'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'

/** Parts that the part replaced, nearest first. */
export function Replaces({ parts }: { parts: readonly Replacement[] }) {
  return (
    <p>
      Replaces{' '}
      {parts.map(({ partNumber }, index) => (
        <span key={partNumber}>
          {index > 0 && ', '}
          <PartNumber isPlain>{partNumber}</PartNumber>
        </span>
      ))}
    </p>
  )
}

/** The company's last order of the part (PART-27). */
export function LastBought({ bought, unit }: { bought: Bought; unit: string }) {
  const { atUtc, quantity, erpSalesOrderId, erpSalesOrderNumber } = bought
  return (
    <p>
      Last bought {shopDay(atUtc)}: {formatNumber(quantity)} {unit} in{' '}
      <Link to="/orders/$orderNumber" params={{ orderNumber: erpSalesOrderId }}>
        order <span className="mono">{erpSalesOrderNumber}</span>
      </Link>
    </p>
  )
}
