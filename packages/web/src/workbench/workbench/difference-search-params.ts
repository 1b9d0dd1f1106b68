import { changeActs } from '@volute/domain/workbench/workbench'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

export const shownActs = ['ALL', 'SUSPICIOUS', ...changeActs] as const
export type ShownAct = (typeof shownActs)[number]

/** Parameters of a draft's or publication's address: which of its changes are shown. */
export const differenceSearchParams = z.object({
  /** The file of the import format, such as `parts.csv`. */
  file: z.catch(z.optional(z.string()), undefined),
  act: z.catch(z.optional(z.enum(shownActs)), undefined),
  search: z.catch(z.optional(z.string()), undefined),
  page: numberInAddress,
})
