/** A quote that was saved before the demo began, and when it was ordered. */
interface DemoQuote {
  buyer: string
  quoteName: string
  poNumber: string
  /** Days before the demo is loaded. */
  daysAgo: number
  orderedDaysAgo?: number
  shipVia: string
  accountNumber: string
  specialInstructions: string
  lines: {
    partNumber: string
    quantity: number
    paintColor?: string
    impellerTrim?: number
    impellerAngle?: number
  }[]
}

const ground = { shipVia: 'UPS_GROUND', accountNumber: '4A71F2', specialInstructions: '' }
const impeller = { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25, impellerAngle: 12 }

/** One that has expired, one that was ordered and one that is open; the oldest first. */
export const quotes: readonly DemoQuote[] = [
  {
    ...ground,
    buyer: 'quinn@riverbend.example',
    quoteName: 'Gaskets for the season',
    poNumber: '87-0911',
    daysAgo: 45,
    lines: [{ partNumber: '235626', quantity: 6 }],
  },
  {
    ...ground,
    buyer: 'ben@riverbend.example',
    quoteName: 'Canal pump 2, impeller',
    poNumber: '88-1020',
    daysAgo: 21,
    orderedDaysAgo: 18,
    lines: [impeller, { partNumber: '235626', quantity: 2 }],
  },
  {
    ...ground,
    buyer: 'quinn@riverbend.example',
    quoteName: 'Wet end, spring overhaul',
    poNumber: '88-1071',
    daysAgo: 6,
    lines: [impeller, { partNumber: '235626', quantity: 8 }],
  },
]
