import { badRequest } from '@volute/domain/kernel'
import { preferenceMessages, type savePreferences as contract } from '@volute/domain/preferences'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { isPaintColor, setDefaultPaintColor } from './preference-store.ts'

/** Sets or clears the acting company's default paint colour (PREF-03, E32, OQ-35). */
export const savePreferences: Verb<typeof contract> = async (ctx, { defaultPaintColor }) => {
  const { companyId, userId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    if (defaultPaintColor !== null && !(await isPaintColor(tx, defaultPaintColor)))
      throw badRequest(preferenceMessages.colorInvalid)
    await setDefaultPaintColor(tx, companyId, defaultPaintColor)
    const detail = { defaultPaintColor }
    await audit(tx, { userId, companyId, act: 'change-preferences', detail, now: ctx.now() })
  })
  return {}
}
