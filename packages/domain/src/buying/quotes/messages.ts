import { limits } from '../../core/kernel/index.ts'

export const quoteMessages = {
  nameInvalid: `Quote name must be between 1 and ${limits.quoteName} characters long.`,
  expired: 'This quote has expired.',
  alreadyOrdered: 'This quote has already been ordered.',
  /** QUOTE-17 */
  overSaved: 'New quantity cannot be greater than current quantity on a saved quote.',
  otherParts: 'Only parts of the saved quote can be ordered from it.',

  /** QUOTE-09 */
  noQuotes: 'No sales quotes exist',
  /** Shown below the lines of a quote if some have no price; takes the name of the shop (OQ-95). */
  unpriced: (name: string) =>
    `${name} prices a part whose price is N/A after you order. Until then the total does not include it.`,
  /** `The quote is on its way to kim@kestrel.example.` */
  mailed: (emailAddress: string) => `The quote is on its way to ${emailAddress}.`,

  saveFailed: 'Unable to save quote.',
  /** QUOTE-18 */
  listFailed: 'Unable to retrieve sales quotes.',
  /** QUOTE-18 */
  listFailedTitle: 'Failed to load sales quote list',
  /** QUOTE-18 */
  detailsFailed: 'Unable to retrieve sales quote details.',
  pdfFailed: 'Internal server error. Unable to make the PDF.',
  mailFailed: 'Internal server error. Unable to mail the quote.',
  recipientsFailed: 'Internal server error. Unable to suggest addresses.',
} as const
