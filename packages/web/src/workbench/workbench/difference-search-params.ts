import { changeActs } from '@volute/domain/workbench/workbench'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

export const shownActs = ['ALL', 'SUSPICIOUS', ...changeActs] as const
export type ShownAct = (typeof shownActs)[number]

/** Query parameters of a draft or publication: the filter of its changes. */
export const differenceSearchParams = z.object({
  /** File of the import format, such as `parts.csv`. */
  file: z.catch(z.optional(z.string()), undefined),
  act: z.catch(z.optional(z.enum(shownActs)), undefined),
  search: z.catch(z.optional(z.string()), undefined),
  page: numberInAddress,
})
