import { invalid, orThrow } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/people/preferences'
import { preferenceMessages } from '@volute/domain/people/preferences'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findPreferences, isPaintColor, setPreferences } from './preference-store.ts'

/** The acting company's preferences, which all its members read (PREF-02, READ-11, E31, OQ-35). */
export const getPreferences: Handler<typeof contract.getPreferences> = async (ctx) => {
  const { paintColorId, refusesUsedPo } = await findPreferences(ctx.db, ctx.actor.companyId)
  return { defaultPaintColor: paintColorId === null ? null : { paintColorId }, refusesUsedPo }
}

/** Sets the acting company's preferences (PREF-03, READ-11, E32, OQ-35). */
export const savePreferences: Handler<typeof contract.savePreferences> = async (
  ctx,
  { defaultPaintColor, refusesUsedPo },
) => {
  const { companyId, userId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    if (defaultPaintColor !== null && !(await isPaintColor(tx, defaultPaintColor)))
      orThrow(invalid('defaultPaintColor', 'UNKNOWN', preferenceMessages.colorInvalid))
    await setPreferences(tx, companyId, { defaultPaintColorId: defaultPaintColor, refusesUsedPo })
    const subject = { defaultPaintColor, ...(refusesUsedPo !== undefined && { refusesUsedPo }) }
    await recordEvent(tx, { userId, companyId, kind: 'change-preferences', subject, now: ctx.now() })
  })
  return {}
}
