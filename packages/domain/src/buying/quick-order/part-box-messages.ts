/** Texts of the part-number box, which is on the cart's page too. */
export const partBoxMessages = {
  /** QUICK-23 */
  partNotFound: 'Invalid part number or Part Not Found. Please check the part number and try again.',
  /** `Use TB10773`, shown at an unknown number. */
  takeNearest: (partNumber: string) => `Use ${partNumber}`,
} as const
