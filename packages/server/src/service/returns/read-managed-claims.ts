import { notFound } from '@volute/domain/core/kernel'
import type {
  getManagedClaim as getContract,
  listManagedClaims as listContract,
} from '@volute/domain/service/returns'
import { brandFor } from '../../core/brand/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findShipped } from './claim-store.ts'
import { findManagedClaim, findManagedClaims } from './managed-claim-store.ts'
import { datesOf } from './warranty-dates.ts'

/** Claims of all companies (E157, CLAIM-07). */
export const listManagedClaims: Handler<typeof listContract> = async ({ db }, page) => {
  const { rows, ...counted } = await findManagedClaims(db, page)
  return {
    ...counted,
    claims: rows.map((claim) => ({ ...claim, claimedUtc: claim.claimedUtc.toISOString() })),
  }
}

/** A claim with all details needed to decide on it (E158, CLAIM-07). */
export const getManagedClaim: Handler<typeof getContract> = async (ctx, { claimId }) => {
  const found = await findManagedClaim(ctx.db, claimId)
  const shipped = found && (await findShipped(ctx.db, found))
  if (!shipped) throw notFound()
  const { brand } = await brandFor(ctx)
  return {
    ...found,
    ...shipped,
    ...(await datesOf(ctx.db, found, brand.timeZone)),
    claimedUtc: found.claimedUtc.toISOString(),
    decidedUtc: found.decidedUtc?.toISOString() ?? null,
  }
}
