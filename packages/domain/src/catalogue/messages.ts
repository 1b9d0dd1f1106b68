import type { SearchType } from './search-types.ts'

const shown: Record<SearchType, string> = { bom: 'BOM', serial: 'serial', part: 'part' }

export const catalogueMessages = {
  partFailed: 'Error loading part.',
  /** `Requested BOM number could not be found.` (SEARCH-07) */
  searchNotFound: (type: SearchType) => `Requested ${shown[type]} number could not be found.`,
  searchLead: 'Search by BOM, part or serial number.',
  suggestionsFailed: 'Failed to find suggestions.',
  partNotFound: 'Failed to find part.',
  whereUsedFailed: "Couldn't retrieve where the part is used.",
  comeBack: 'It may pass in a moment.',
  checkNumber: 'Please check the part number.',
  partTitle: 'Part',
  notSold: 'Not sold.',
  supersededBy: 'Superseded by',
  /** Named by the button that orders the part to order instead. */
  orderPart: (partNumber: string) => `Order ${partNumber}`,
  lookupFailed: "Couldn't retrieve part information.",
  pumpFailed: "Couldn't retrieve pump information.",
  serialNumberMissing: 'Please enter a serial number.',
  manualNotFound: 'O&M manual file was not found.',
  curveNotFound: 'Pump curve file was not found.',
  formFailed: 'Unable to open the form. Please try again.',
  paintColorsFailed: 'Error loading paint colors.',
  /** Printed with every drawing (LOOKUP-22). */
  printDisclaimer: 'This drawing is uncontrolled. Contact your sales representative for up-to-date versions.',
  partNotSellableTitle: 'Part Not Sellable.',
  partNotSellable:
    'The part you are searching for is not sellable or does not exist. Please check the part number and try again.',
} as const

/** Of BOMs that a device has kept; apart, as only their page says them. */
export const offlineMessages = {
  /** Above the copy. */
  copy: (moment: string) => `Offline copy of ${moment}`,
  hint: 'To read only: nothing can be ordered until the connection is back.',
  order: 'Nothing can be ordered from an offline copy.',
  notKeptTitle: 'Not Available Offline',
  notKept: 'There is no connection, and this number is not kept on this device.',
  keptLookups: 'Kept on this device',
} as const
