import { readStored, useSession, writeStored } from '../api/index.ts'
import { readRequestCode, type RequestCode, requestCodeFor } from './request-code.ts'

/** The code of the order in this tab, kept over reloads until it is forgotten (OQ-44). */
export function useRequestCode() {
  const { user } = useSession()
  const key = `volute.order-request/${user.userId}/${user.companyId}`
  return { kept, forOrder, notePlaced, forget: () => keep(null) }

  function kept(): RequestCode | null {
    return readRequestCode(readStored(key, 'sessionStorage'))
  }

  function forOrder(order: string): RequestCode {
    const requestCode = requestCodeFor(kept(), order)
    keep(requestCode)
    return requestCode
  }

  function notePlaced() {
    const requestCode = kept()
    if (requestCode) keep({ ...requestCode, isPlaced: true })
  }

  function keep(requestCode: RequestCode | null) {
    writeStored(key, requestCode, 'sessionStorage')
  }
}
