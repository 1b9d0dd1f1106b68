export const listReadingMessages = {
  failed: 'This list could not be read. Please try again.',
} as const
