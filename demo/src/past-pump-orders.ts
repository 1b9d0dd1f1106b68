import { ben, ground, type PastOrder, type PastQuote, prepaid, quinn, rosa, terms } from './past-documents.ts'

const shipped = (daysAgo: number, trackingNumber: string) =>
  [
    { step: 'PICKED', daysAgo: daysAgo - 4 },
    { step: 'SHIPPED', daysAgo: daysAgo - 5, trackingNumber, ...terms },
  ] as const

/** Orders for single pumps, one of each verdict; oldest first. */
export const pumpOrders: readonly PastOrder[] = [
  {
    ...ground,
    buyer: ben,
    poNumber: '85-0417',
    daysAgo: 420,
    lines: [
      { partNumber: 'D4408-5-BZ', quantity: 2, pump: 'SC-88120' },
      { partNumber: '235904', quantity: 1, pump: 'SC-88120' },
    ],
    steps: shipped(420, '1Z999AA10120042017'),
  },
  {
    ...ground,
    buyer: ben,
    poNumber: '86-0212',
    daysAgo: 230,
    specialInstructions: 'For the overhaul of P-301A.',
    lines: [
      { partNumber: '4RB-BR-45', quantity: 1, pump: '100234', acknowledgedVerdict: 'CHANGED_SINCE' },
      { partNumber: 'OR2-222-V', quantity: 2, pump: '100234' },
      { partNumber: 'C2934-5-SS', quantity: 1, pump: '100234' },
    ],
    steps: shipped(230, '1Z999AA10120230212'),
  },
  {
    ...prepaid,
    buyer: rosa,
    poNumber: '86-0655',
    daysAgo: 140,
    lines: [
      { partNumber: 'TB20773', quantity: 1, pump: '100235' },
      { partNumber: 'D8805-9-NB', quantity: 1, pump: 'T60118' },
      { partNumber: 'T6A-SS-225', quantity: 1, pump: 'T60118' },
    ],
    steps: shipped(140, '1Z999AA10120140655'),
  },
  {
    ...ground,
    buyer: ben,
    poNumber: '87-0731',
    daysAgo: 75,
    lines: [
      { partNumber: 'PK38-A', quantity: 2, pump: 'VT-20771' },
      { partNumber: 'PK50-G', quantity: 3, pump: 'MF-4410' },
      { partNumber: '119872', quantity: 3, pump: '100235', acknowledgedVerdict: 'NOT_IN_THIS_PUMP' },
    ],
    steps: [
      { step: 'PICKED', daysAgo: 71 },
      {
        step: 'SHIPPED',
        daysAgo: 70,
        lines: [
          { position: 0, quantity: 2 },
          { position: 1, quantity: 3 },
        ],
        trackingNumber: '1Z999AA10120075731',
        reason: 'the bearing came four days later',
        ...terms,
      },
      { step: 'SHIPPED', daysAgo: 66, trackingNumber: '1Z999AA10120075732' },
    ],
  },
]

/** A quote for a pump, which has been ordered since. */
export const pumpQuotes: readonly PastQuote[] = [
  {
    ...ground,
    buyer: quinn,
    quoteName: 'P-301A, seal',
    poNumber: '87-0802',
    daysAgo: 70,
    orderedDaysAgo: 66,
    steps: shipped(66, '1Z999AA10120066802'),
    lines: [
      { partNumber: 'TB10773', quantity: 1, pump: '100234' },
      { partNumber: 'OR2-222-V', quantity: 1, pump: '100234' },
    ],
  },
]
