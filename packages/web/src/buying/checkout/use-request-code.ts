import { z } from 'zod/mini'
import { newUuid, readStored, storageKeys, useSession, writeStored } from '../../core/api/index.ts'

/** The code of the order of the cart or of a quote in this tab, kept over reloads until it is forgotten (OQ-44). */
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
  /** Order as a text: another order needs another code. */
  order: z.string(),
  /** It was sent and its outcome is unknown. */
  isSent: z.boolean(),
})

/** The id of one attempt to order; sent twice, it makes one order (OQ-44). */
type RequestCode = z.infer<typeof requestCode>

/** Reads a kept code; null when it is unreadable. */
export function readRequestCode(kept: unknown): RequestCode | null {
  return requestCode.safeParse(kept).data ?? null
}

/** Keeps the code while the order stays the same, as after a network failure; an edit makes a new one (OQ-44). */
export function requestCodeFor(kept: RequestCode | null, order: string): RequestCode {
  return kept?.order === order ? kept : { code: newUuid(), order, isSent: false }
}
