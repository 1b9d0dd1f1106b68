import { limits } from '../kernel/index.ts'

export const checkoutMessages = {
  required: (label: string) => `${label} is required.`,
  tooLong: (label: string, max: number, length: number) =>
    `${label} must be ${max} characters or less. Currently ${length} characters.`,
  postalCodeInvalid: 'Zip code is invalid for the current country.',
  postalCodeUnchecked: 'Zip code could not be validated for this country.',
  shipTypeMissing: 'A carrier and ship type must be selected.',
  accountNumberMissing: 'An account number is required for the selected carrier.',
  notExpedited: `Expedited shipping is not allowed for orders over ${limits.freightPounds} lb.`,
  byFreight: `Orders over ${limits.freightPounds} lb ship by freight.`,
  stepsIncomplete: 'Please complete all four steps first.',
  loadFailed: 'Internal server error. Unable to load the checkout.',
  consent: 'I have reviewed this order and agree to the terms and conditions of sale.',
} as const
