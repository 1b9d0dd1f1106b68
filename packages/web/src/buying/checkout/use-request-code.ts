import { z } from 'zod/mini'
import { newUuid, readStored, storageKeys, useSession, writeStored } from '../../core/api/index.ts'

/** Request code of an order of the cart or a quote in this tab; survives reloads until it is forgotten (OQ-44). */
export function useRequestCode(salesQuoteId: number | null) {
  const { user } = useSession()
  const key = storageKeys.orderRequest(salesQuoteId, user)
  return { kept, forOrder, noteSent, forget: () => keep(null) }

  function kept(): RequestCode | null {
    return readRequestCode(readStored(key, 'sessionStorage'))
  }

  function forOrder(order: string): RequestCode {
    const requestCode = requestCodeFor(kept(), order)
    keep(requestCode)
    return requestCode
  }

  function noteSent(isSent: boolean) {
    const requestCode = kept()
    if (requestCode) keep({ ...requestCode, isSent })
  }

  function keep(requestCode: RequestCode | null) {
    writeStored(key, requestCode, 'sessionStorage')
  }
}

const requestCode = z.object({
  code: z.uuid(),
  /** Order as text; a different order needs a different code. */
  order: z.string(),
  /** True when the order was sent and its outcome is unknown. */
  isSent: z.boolean(),
})

/** Id of one attempt to order; sent twice, it creates one order (OQ-44). */
type RequestCode = z.infer<typeof requestCode>

/** Reads a stored code; null if it is unreadable. */
export function readRequestCode(kept: unknown): RequestCode | null {
  return requestCode.safeParse(kept).data ?? null
}

/** Reuses the code while the order is unchanged, as after a network failure; an edited order gets a new code (OQ-44). */
export function requestCodeFor(kept: RequestCode | null, order: string): RequestCode {
  return kept?.order === order ? kept : { code: newUuid(), order, isSent: false }
}
