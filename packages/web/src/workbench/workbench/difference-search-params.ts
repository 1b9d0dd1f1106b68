import { changeActs } from '@volute/domain/workbench/workbench'
import { addressOf, numberInAddress, textInAddress, wordInAddress } from '../../core/api/index.ts'

export const shownActs = ['ALL', 'SUSPICIOUS', ...changeActs] as const
export type ShownAct = (typeof shownActs)[number]

/** Query parameters of a draft or publication: the filter of its changes. */
export const differenceSearchParams = addressOf({
  /** File of the import format, such as `parts.csv`. */
  file: textInAddress,
  act: wordInAddress(shownActs),
  search: textInAddress,
  page: numberInAddress,
})
