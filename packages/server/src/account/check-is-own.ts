import { notFound } from '@volute/domain/kernel'
import type { Actor } from '../context.ts'

/** An account that is not the caller's own, in the caller's original company, is not there (E18 to E20). */
export function checkIsOwn(actor: Actor, { companyId, userId }: { companyId: number; userId: number }): void {
  if (companyId !== actor.originalCompanyId || userId !== actor.userId) throw notFound()
}
