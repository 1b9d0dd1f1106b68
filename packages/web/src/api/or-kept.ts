import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { durations } from '@volute/domain/kernel'
import { NetworkError } from './api-error.ts'
import { getSession } from './session-store.ts'

/** The network let the last call wait in vain: the next ones do not wait for it. */
let isSilent = false

/**
 * The network's answer, whatever it says; where none comes, or none in time, what this device has kept. An answer that
 * comes later takes the copy's place, if the same person still acts for the same company.
 */
export function orKept<T>(
  live: Promise<T>,
  readKept: () => Promise<T>,
  { client, queryKey }: { client: QueryClient; queryKey: QueryKey },
): Promise<T> {
  const asking = getSession().user
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, isSilent ? 0 : durations.lookupWait)
  })
  live.then(hear, hear)
  const inTime = live.catch((failure: unknown) => {
    if (!(failure instanceof NetworkError)) throw failure
    return readKept().catch(() => Promise.reject(failure))
  })
  const late = patience.then(async () => {
    isSilent = true
    const copy = await readKept()
    live.then(takeItsPlace, () => undefined)
    return copy
  })
  return Promise.race([inTime, late.catch(() => live)]).finally(() => clearTimeout(timer))

  function hear() {
    isSilent = false
  }

  function takeItsPlace(answer: T) {
    const { userId, companyId } = getSession().user
    if (userId === asking.userId && companyId === asking.companyId)
      client.setQueryData(queryKey, () => answer)
  }
}
