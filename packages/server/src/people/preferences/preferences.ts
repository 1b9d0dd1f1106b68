import { invalid, orThrow } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/people/preferences'
import { preferenceMessages } from '@volute/domain/people/preferences'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findDefaultPaintColor, isPaintColor, setDefaultPaintColor } from './preference-store.ts'

/** The acting company's default paint color, which all its members read (PREF-02, E31, OQ-35). */
export const getPreferences: Handler<typeof contract.getPreferences> = async (ctx) => {
  const paintColorId = await findDefaultPaintColor(ctx.db, ctx.actor.companyId)
  return { defaultPaintColor: paintColorId === null ? null : { paintColorId } }
}

/** Sets or clears the acting company's default paint color (PREF-03, E32, OQ-35). */
export const savePreferences: Handler<typeof contract.savePreferences> = async (
  ctx,
  { defaultPaintColor },
) => {
  const { companyId, userId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    if (defaultPaintColor !== null && !(await isPaintColor(tx, defaultPaintColor)))
      orThrow(invalid('defaultPaintColor', 'UNKNOWN', preferenceMessages.colorInvalid))
    await setDefaultPaintColor(tx, companyId, defaultPaintColor)
    const subject = { defaultPaintColor }
    await recordEvent(tx, { userId, companyId, kind: 'change-preferences', subject, now: ctx.now() })
  })
  return {}
}
