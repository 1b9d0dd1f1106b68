import { accountMessages, getUser } from '@volute/domain/account'
import { call } from './api-client.ts'
import { changePermissions, getSession } from './session-store.ts'

/** Asks anew what the person may do, after a role or group that may be theirs was changed (ROLES-12). */
export async function reloadPermissions() {
  const { user, token } = getSession()
  const own = { companyId: String(user.originalCompanyId), userId: String(user.userId) }
  // Whoever cannot be asked keeps what is on screen; the server refuses what is not allowed anyway.
  const found = await call(getUser, own, { fallback: accountMessages.loadFailed }).catch(() => undefined)
  if (found && token === getSession().token) changePermissions(found.permissions)
}
