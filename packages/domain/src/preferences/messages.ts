export const preferenceMessages = {
  colorInvalid: 'Paint color is not valid.',
  /** PREF-04 */
  saved: 'Company preference settings have been updated.',
  getFailed: 'Unable to retrieve company preference setting.',
  saveFailed: 'Unable to update company preference setting.',
  readOnly: 'You do not have permission to change company preferences.',
} as const
