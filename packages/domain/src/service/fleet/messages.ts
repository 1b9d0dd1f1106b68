import { formatNumber, limits } from '../../core/kernel/index.ts'

export const fleetMessages = {
  listFailed: 'Internal server error. Unable to load the pumps.',
  pumpFailed: 'Internal server error. Unable to load the pump.',
  addFailed: 'Internal server error. Unable to add the pumps.',
  changeFailed: 'Internal server error. Unable to save the pump.',
  retireFailed: 'Internal server error. Unable to retire the pump.',
  sitesFailed: 'Internal server error. Unable to load the sites.',
  siteFailed: 'Internal server error. Unable to save the site.',
  historyFailed: "Internal server error. Unable to load the pump's history.",
  entryFailed: 'Internal server error. Unable to save the service entry.',
  labelsFailed: 'Internal server error. Unable to create the labels.',
  scanFailed: 'Internal server error. Unable to look up the scanned code.',
  publicFailed: 'Internal server error. Unable to load the pump.',

  noSerials: 'Type or paste at least one serial number.',
  tooManySerials: (count: number) =>
    `At most ${formatNumber(limits.fleetAdded)} pumps can be added at once. You entered ${formatNumber(count)}.`,
  tooLong: (label: string, max: number, length: number) =>
    `${label} must be ${formatNumber(max)} characters or less. Currently ${formatNumber(length)} characters.`,
  changedMeanwhile: 'Somebody else has changed this pump. Reload the page to see the changes.',
  siteNameInvalid: `The name of a site must be between 1 and ${limits.siteName} characters long.`,
  siteTaken: 'A site with this name already exists.',
  sitesFull: `At most ${formatNumber(limits.sites)} sites can be saved. Delete one first.`,
  siteInUse: 'This site has pumps. Move or retire them first.',
  siteUnknown: 'This site was not found.',
  entryEmpty: 'Describe the work, or add a part.',
  hoursInvalid: `Running hours must be a whole number between 0 and ${formatNumber(limits.runningHours)}.`,
  partUnknown: (partNumber: string) => `Part ${partNumber || 'number'} was not found.`,
  quantityInvalid: `A quantity must be more than 0 and at most ${limits.quantity}, with three decimals or less.`,
  pumpNotFound: 'There is no pump with this serial number.',
} as const
