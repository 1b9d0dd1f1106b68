import type { ManagedClaimRow } from '@volute/domain/service/returns'
import { claimStatusNames } from '@volute/domain/buying/orders'
import { Badge } from '../../core/ui/badge.tsx'

/** Where a claim stands; one that the ERP rejected needs somebody. */
export function ClaimMark({ claim: { status, erpRefusal } }: { claim: ManagedClaimRow }) {
  if (erpRefusal) return <Badge kind="warn">Refused by the ERP</Badge>
  if (status === 'OPEN') return <Badge>{claimStatusNames[status]}</Badge>
  return <Badge kind={status === 'ACCEPTED' ? 'ok' : 'warn'}>{claimStatusNames[status]}</Badge>
}
