import { id } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'

/** Page number, from 1, or id in a URL; undefined when missing or invalid. */
export const numberInAddress = z.catch(z.optional(z.pipe(z.coerce.number(), id)), undefined)
