import type { listPaintColors as contract } from '@volute/domain/catalogue'
import type { Verb } from '../http/bind.ts'
import { listPaintColors as paintColorsByName } from './part-store.ts'

/** The paint colours by name (PART-11, E30). */
export const listPaintColors: Verb<typeof contract> = async (ctx) => ({
  paintColors: await paintColorsByName(ctx.db),
})
