import type { getSetUp as contract } from '@volute/domain/core/brand'
import type { Handler } from '../../core/http/bind.ts'
import { findSetUp } from './set-up-store.ts'

/** Steps of the setup guide that the shop's data show as done (SETUP-01, E250). */
export const getSetUp: Handler<typeof contract> = ({ db }) => findSetUp(db)
