import { readStored, useSession, writeStored } from '../api/index.ts'
import { readRequestCode, type RequestCode, requestCodeFor } from './request-code.ts'

/** The code of the order in this tab under its name, kept over reloads until it is forgotten (OQ-44). */
export function useRequestCode(name: string) {
  const { user } = useSession()
  const key = `volute.${name}/${user.userId}/${user.companyId}`
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
