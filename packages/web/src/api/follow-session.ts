import { getSession as contract } from '@volute/domain/session'
import { call } from './api-client.ts'
import { followServer, getSession } from './session-store.ts'

let following: Promise<void> | undefined

/** Asks the server how the session stands, once at a time, and takes that over (OQ-12, OQ-13). */
export function followSession() {
  following ??= follow().finally(() => {
    following = undefined
  })
  return following
}

async function follow() {
  const { token } = getSession()
  // Whoever cannot be asked is asked again with the next answer that shows this tab to be behind.
  const user = await call(contract, {}).catch(() => undefined)
  if (user && token === getSession().token) followServer(user)
}
