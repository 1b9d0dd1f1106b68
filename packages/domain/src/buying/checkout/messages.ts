import { limits } from '../../core/kernel/index.ts'

export const checkoutMessages = {
  required: (label: string) => `${label} is required.`,
  tooLong: (label: string, max: number, length: number) =>
    `${label} must be ${max} characters or less. Currently ${length} characters.`,
  postalCodeInvalid: 'Zip code is invalid for the current country.',
  postalCodeUnchecked: 'Zip code could not be validated for this country.',
  /** A hint: the text can be sent as it is. */
  notPrinted: (signs: readonly string[]) =>
    `Our documents can't print ${signs.slice(0, 10).join(' ')}. Write ${signs.length === 1 ? 'it' : 'them'} another way.`,
  shipTypeMissing: 'A carrier and ship type must be selected.',
  accountNumberMissing: 'An account number is required for the selected carrier.',
  notExpedited: `Expedited shipping is not allowed for orders over ${limits.freightPounds} lb.`,
  byFreight: `Orders over ${limits.freightPounds} lb ship by freight.`,
  /** `Please complete step 2, Shipping and Delivery, first.` */
  stepIncomplete: (number: number, title: string) => `Please complete step ${number}, ${title}, first.`,
  /** Shown if some line has no ready date for its full quantity (CHECKOUT-16). */
  dateUnknown: 'Some lines have no ready date. Reduce their quantity, or save a quote.',
  datesAwaited: 'Ready dates are still loading.',
  needBy: (day: string) => `Needed by ${day}.`,
  needByLate: (day: string, ready: string) => `Needed by ${day}, but the last line is ready on ${ready}.`,
  needByUnusable: (day: string) =>
    `The order says needed by ${day}. We can't request this day and send the order without it.`,
  consentMissing: 'Please tick the box first.',

  entryNameInvalid: `Saved customer name must be between 1 and ${limits.savedAddressName} characters long.`,
  savedAddressesFull: `At most ${limits.savedAddresses} customer addresses can be saved. Please delete one first.`,
  /** CHECKOUT-38 */
  overwriteQuestion: (name: string) =>
    `The name "${name}" already exists. Overwrite the previously saved information?`,
  deleteQuestion: (name: string) => `Are you sure that you want to delete the customer address "${name}"?`,
  shippingInfoIncomplete: 'Please complete the shipping address first.',
  /** CHECKOUT-47 */
  loadAddressFailed: 'Unable to get saved customer information',
  /** CHECKOUT-47 */
  deleteAddressFailed: 'Unable to delete customer address',
  /** CHECKOUT-47 */
  saveAddressFailed: 'Unable to save customer address',

  loadFailed: 'Internal server error. Unable to load the checkout.',
  /** Words in both consent texts that link to the terms. */
  termsWords: 'terms and conditions of sale',
  consent: 'I have reviewed this order and agree to the terms and conditions of sale.',
  quoteConsent: 'I have reviewed this quote and agree to the terms and conditions of sale.',
} as const
