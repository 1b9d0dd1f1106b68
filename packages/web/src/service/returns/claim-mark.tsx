import type { ManagedClaimRow } from '@volute/domain/service/returns'
import { claimStatusNames } from '@volute/domain/buying/orders'
import { Badge } from '../../core/ui/badge.tsx'

/** Status of a claim. A claim that the ERP rejected needs attention. */
export function ClaimMark({ claim: { status, erpRefusal } }: { claim: ManagedClaimRow }) {
  if (erpRefusal) return <Badge kind="warn">Rejected by the ERP</Badge>
  if (status === 'OPEN') return <Badge>{claimStatusNames[status]}</Badge>
  return <Badge kind={status === 'ACCEPTED' ? 'ok' : 'warn'}>{claimStatusNames[status]}</Badge>
}
