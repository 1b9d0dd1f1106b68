export const listReadingMessages = {
  oneSource: 'Send either a text or a file.',
  /** `There is no pump with the serial number 100999.` */
  noPump: (serialNumber: string) => `There is no pump with the serial number ${serialNumber}.`,
  failed: 'This list could not be read. Please try again.',
} as const
