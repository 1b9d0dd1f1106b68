import type { getSession as contract } from '@volute/domain/session'
import type { Verb } from '../http/bind.ts'
import { sessionUserOf } from './session-user-of.ts'

/** Tells a tab that shows another company what has become of the session (E86, OQ-12). */
export const getSession: Verb<typeof contract> = async (ctx) => sessionUserOf(ctx.actor)
