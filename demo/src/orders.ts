/** An order that was placed before the demo began, and what the order desk has done with it since. */
export interface DemoOrder {
  buyer: string
  poNumber: string
  /** Days before the demo is loaded. */
  daysAgo: number
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
  steps: DemoStep[]
  /** Why the ERP refused it. */
  refusal?: string
}

interface DemoStep {
  step: 'PICKED' | 'SHIPPED' | 'REJECTED'
  daysAgo: number
  trackingNumber?: string
  terms?: string
  fob?: string
  salesPerson?: string
  reason?: string
}

/** Who works the orders at the desk. */
export const deskClerk = 'otto@volute.example'

const ben = 'ben@riverbend.example'
const rosa = 'rosa@riverbend.example'
const noor = 'admin@northwind.example'

const prepaid = { shipVia: 'BEST_WAY_PREPAY', accountNumber: '', specialInstructions: '', steps: [] }
const ground = { ...prepaid, shipVia: 'UPS_GROUND', accountNumber: '4A71F2' }
const terms = { terms: 'Net 30', fob: 'Origin', salesPerson: 'Sol Marchetti' }

const impeller = { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25, impellerAngle: 12 }

/** The oldest first, so that numbers rise with the dates. */
export const orders: readonly DemoOrder[] = [
  {
    ...ground,
    buyer: ben,
    poNumber: '87-0988',
    daysAgo: 41,
    lines: [impeller, { partNumber: '235626', quantity: 4 }],
    steps: [
      { step: 'PICKED', daysAgo: 33 },
      { step: 'SHIPPED', daysAgo: 32, trackingNumber: '1Z999AA10123456784', ...terms },
    ],
  },
  {
    ...prepaid,
    buyer: noor,
    poNumber: 'NW-5521',
    daysAgo: 27,
    lines: [{ partNumber: 'TB10773', quantity: 6 }],
    steps: [
      { step: 'PICKED', daysAgo: 20 },
      { step: 'SHIPPED', daysAgo: 19, ...terms, salesPerson: 'Ada Lindqvist' },
    ],
  },
  {
    ...prepaid,
    buyer: rosa,
    poNumber: '87-1003',
    daysAgo: 16,
    lines: [{ partNumber: 'D7232-2-CP', quantity: 2, paintColor: 'Signal Orange' }],
    steps: [{ step: 'REJECTED', daysAgo: 15, reason: 'This casing is not painted Signal Orange in bronze.' }],
  },
  {
    ...prepaid,
    buyer: noor,
    poNumber: 'NW-5560',
    daysAgo: 12,
    lines: [{ partNumber: 'D7232-4-CI', quantity: 3, paintColor: 'Machine Gray' }],
    refusal: 'The account is on credit hold.',
  },
  {
    ...ground,
    buyer: ben,
    poNumber: '88-1017',
    daysAgo: 6,
    specialInstructions: 'Crate the impeller upright. Call the yard an hour before delivery.',
    lines: [impeller, { partNumber: 'TB10773', quantity: 2 }, { partNumber: '235630', quantity: 2 }],
    steps: [{ step: 'PICKED', daysAgo: 1 }],
  },
  {
    ...prepaid,
    buyer: noor,
    poNumber: 'NW-5588',
    daysAgo: 2,
    lines: [
      { partNumber: 'D7232-2-CP', quantity: 1, paintColor: 'Machine Gray' },
      { partNumber: 'D7232-4-CI', quantity: 1, paintColor: 'Machine Gray' },
      { partNumber: '235626', quantity: 2 },
    ],
  },
  {
    ...ground,
    buyer: rosa,
    poNumber: '88-1036',
    daysAgo: 1,
    lines: [{ partNumber: '235626', quantity: 12 }],
  },
]
