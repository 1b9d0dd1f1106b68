import type { getPreferences as contract } from '@volute/domain/preferences'
import type { Verb } from '../http/bind.ts'
import { findDefaultPaintColor } from './preference-store.ts'

/** The acting company's default paint colour, read by all its members (PREF-02, E31, OQ-35). */
export const getPreferences: Verb<typeof contract> = async (ctx) => {
  const paintColorId = await findDefaultPaintColor(ctx.db, ctx.actor.companyId)
  return { defaultPaintColor: paintColorId === null ? null : { paintColorId } }
}
