import { id } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'

/** A page, from 1, or an id as an address holds it; none where it is not written, or odd. */
export const numberInAddress = z.catch(z.optional(z.pipe(z.coerce.number(), id)), undefined)
