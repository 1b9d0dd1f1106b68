import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { durations } from '@volute/domain/core/kernel'
import { NetworkError } from './api-error.ts'
import { getSession } from './session-store.ts'

/** True when the last call was not answered in time; the next ones then do not wait. */
let isSilent = false

/**
 * Returns the server's answer or, if there is none in time, the copy on this device. A later answer replaces the copy if the
 * user and the acting company are still the same.
 */
export function orSaved<T>(
  live: Promise<T>,
  readSaved: () => Promise<T>,
  { client, queryKey }: { client: QueryClient; queryKey: QueryKey },
): Promise<T> {
  const asking = getSession().user
  let timer: ReturnType<typeof setTimeout> | undefined
  const waited = new Promise((resolve) => {
    timer = setTimeout(resolve, isSilent ? 0 : durations.lookupWait)
  })
  live.then(noteAnswer, noteAnswer)
  const inTime = live.catch((failure: unknown) => {
    if (!(failure instanceof NetworkError)) throw failure
    return readSaved().catch(() => Promise.reject(failure))
  })
  const late = waited.then(async () => {
    isSilent = true
    const copy = await readSaved()
    live.then(replaceCopy, () => undefined)
    return copy
  })
  return Promise.race([inTime, late.catch(() => live)]).finally(() => clearTimeout(timer))

  function noteAnswer() {
    isSilent = false
  }

  function replaceCopy(answer: T) {
    const { userId, companyId } = getSession().user
    if (userId === asking.userId && companyId === asking.companyId)
      client.setQueryData(queryKey, () => answer)
  }
}
