export const leadTimeMessages = {
  failed: 'Unable to calculate lead time.',
} as const
