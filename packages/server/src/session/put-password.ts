import { type putPassword as contract, sessionMessages } from '@volute/domain/session'
import type { Verb } from '../http/bind.ts'
import { changePassword } from './change-password.ts'
import { changeTemporaryPassword } from './change-temporary-password.ts'

/** One path, two acts: changing one's password, or replacing a temporary one (E06, E07). */
export const putPassword: Verb<typeof contract> = async (ctx, { currentPassword, ...change }) => {
  if (currentPassword === undefined) await changeTemporaryPassword(ctx, change)
  else await changePassword(ctx, { ...change, currentPassword })
  return { message: sessionMessages.passwordSaved }
}
