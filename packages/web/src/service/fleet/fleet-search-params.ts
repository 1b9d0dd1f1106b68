import { fleetColumns } from '@volute/domain/service/fleet'
import { addressOf, numberInAddress, textInAddress, wordInAddress } from '../../core/api/index.ts'

/** Query parameters of the fleet list. */
export const fleetSearchParams = addressOf({
  filter: textInAddress,
  site: numberInAddress,
  retired: wordInAddress(['yes']),
  sort: wordInAddress(fleetColumns),
  dir: wordInAddress(['asc', 'desc']),
  page: numberInAddress,
})

/** Tabs of a pump's page; the first shows its parts. */
export const pumpTabs = ['parts', 'history', 'papers'] as const
export type PumpTab = (typeof pumpTabs)[number]

/** Query parameters of a pump's page, in addition to the position in its BOM. */
export const fleetPumpFields = {
  tab: wordInAddress(pumpTabs),
  page: numberInAddress,
}
