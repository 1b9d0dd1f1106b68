import { getSession as contract } from '@volute/domain/people/session'
import { call } from './api-client.ts'
import { followServer, getSession } from './session-store.ts'

let following: Promise<void> | undefined

/** Loads the session from the server, one call at a time, and stores it (OQ-12, OQ-13). */
export function followSession() {
  following ??= follow().finally(() => {
    following = undefined
  })
  return following
}

async function follow() {
  const { token } = getSession()
  // Ignore a failure: the next answer that shows this tab to be out of date tries again.
  const user = await call(contract, {}).catch(() => undefined)
  if (user && token === getSession().token) followServer(user)
}
