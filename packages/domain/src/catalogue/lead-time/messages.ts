export const leadTimeMessages = {
  failed: 'Unable to calculate lead time.',
  explanation: 'Why this date?',
  steps: {
    available: 'Available',
    handling: 'Handling',
    paint: 'Paint',
    impeller: 'Custom impeller',
    weekend: 'Weekend',
  },
} as const
