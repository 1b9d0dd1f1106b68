export const leadTimeMessages = {
  failed: 'Unable to calculate lead time.',
  explanation: 'How this date comes about',
  steps: {
    available: 'Available',
    handling: 'Handling',
    paint: 'Paint',
    impeller: 'Custom impeller',
    weekend: 'Weekend',
  },
} as const
