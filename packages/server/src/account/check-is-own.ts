import { notFound } from '@volute/domain/kernel'
import type { Actor } from '../context.ts'

interface AccountPath {
  companyId: number
  userId: number
}

/** Whether this is the caller's own account, in the caller's original company. */
export function isOwn(actor: Actor, { companyId, userId }: AccountPath): boolean {
  return companyId === actor.originalCompanyId && userId === actor.userId
}

/** An account that is not the caller's own is not there (E19). */
export function checkIsOwn(actor: Actor, path: AccountPath): void {
  if (!isOwn(actor, path)) throw notFound()
}
