import * as contract from '@volute/domain/service/returns'
import { route } from '../../core/http/bind.ts'
import { announceClaimJob } from './announce-claim.ts'
import { claimLine, getWarranty } from './claim-line.ts'
import { decideClaim } from './decide-claim.ts'
import { getManagedClaim, listManagedClaims } from './read-managed-claims.ts'

export { claimLine }

export const returnJobs = [announceClaimJob]

export const returnRoutes = [
  route(contract.claimLine, claimLine),
  route(contract.getWarranty, getWarranty),
  route(contract.listManagedClaims, listManagedClaims),
  route(contract.getManagedClaim, getManagedClaim),
  route(contract.decideClaim, decideClaim),
]
