import type { TryOutcome } from '@volute/domain/backoffice/support'
import { ErpError } from '@volute/erp'
import { describeError } from '../../core/log/log.ts'

const outcomes: Record<ErpError['kind'], TryOutcome> = {
  retryable: 'UNANSWERED',
  rejected: 'REFUSED',
  config: 'HELD',
}

/** Note of an attempt that ended in this error (SUPPORT-04). */
export const failedTry = (error: Error) => ({
  outcome: outcomeOf(error),
  reason: describeError(error).message,
})

function outcomeOf(error: Error): TryOutcome {
  if (!(error instanceof ErpError)) return 'BROKEN'
  return isStuck(error) ? 'STUCK' : outcomes[error.kind]
}

/** True if someone has to correct something in the ERP for this order, while the ERP accepts others. */
export const isStuck = (error: unknown): boolean =>
  error instanceof ErpError && error.kind === 'config' && error.concerns === 'order'

/** True if the ERP rejects the shop, and with it every order. */
export const isRefusal = (error: unknown): error is ErpError =>
  error instanceof ErpError && error.kind === 'config' && error.concerns === 'shop'
