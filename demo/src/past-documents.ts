import type { Verdict } from '@volute/domain/catalogue/fit'
import type { InputOf } from '@volute/domain/core/kernel'
import type { stepManagedOrder } from '@volute/domain/buying/orders'
import type { claimLine } from '@volute/domain/service/returns'

/** Order or quote from before the demo began. */
export interface PastDocument {
  buyer: string
  poNumber: string
  /** Days before the demo is loaded. */
  daysAgo: number
  shipVia: string
  accountNumber: string
  specialInstructions: string
  /** Its customer allows several shipments. */
  inParts?: boolean
  lines: readonly {
    partNumber: string
    quantity: number
    paintColor?: string
    impellerTrim?: number
    impellerAngle?: number
    /** Serial number of the pump that the line is for. */
    pump?: string
    /** Verdict that its buyer acknowledged. */
    acknowledgedVerdict?: Verdict
  }[]
}

/** An order, and what the order desk has done with it since then. */
export interface PastOrder extends PastDocument {
  steps?: readonly PastStep[]
  /** Claims of its buyer since then. */
  claims?: readonly ({ daysAgo: number; partNumber: string } & Pick<
    InputOf<typeof claimLine>,
    'kind' | 'quantity' | 'reason'
  >)[]
  /** Reason why the ERP rejected it. */
  refusal?: string
}

/** A step of the order desk; promised dates count in days after the demo is loaded. */
export type PastStep = Omit<InputOf<typeof stepManagedOrder>, 'salesOrderId' | 'promises'> & {
  daysAgo: number
  promises?: readonly { position: number; inDays: number }[]
}

/** A quote, and when it was ordered, if it was. */
export interface PastQuote extends PastDocument {
  quoteName: string
  orderedDaysAgo?: number
  /** Steps of its order. */
  steps?: readonly PastStep[]
}

export const ben = 'ben@riverbend.example'
export const rosa = 'rosa@riverbend.example'
export const quinn = 'quinn@riverbend.example'
export const noor = 'admin@northwind.example'

export const prepaid = { shipVia: 'BEST_WAY_PREPAY', accountNumber: '', specialInstructions: '' }
export const ground = { shipVia: 'UPS_GROUND', accountNumber: '4A71F2', specialInstructions: '' }
export const terms = { terms: 'Net 30', fob: 'Origin', salesPerson: 'Sol Marchetti' }

const impeller = { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25, impellerAngle: 12 }

/** Receipt expected when the demo is loaded. */
export interface Expected {
  partNumber: string
  quantity: number
  inDays: number
}

const seals = { partNumber: 'TB10773', quantity: 12, inDays: 8 }

/** Expected receipts; the seals come later than their supplier had said. */
export const receipts: readonly Expected[] = [
  seals,
  { partNumber: 'TB11820', quantity: 6, inDays: 3 },
  { partNumber: '224110', quantity: 40, inDays: 5 },
]
export const receiptsBefore: readonly Expected[] = [{ ...seals, inDays: 2 }]

/** Past orders, oldest first, so that numbers rise with the dates. */
export const pastOrders: readonly PastOrder[] = [
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
    claims: [
      {
        partNumber: 'TB10773',
        daysAgo: 2,
        kind: 'WARRANTY',
        quantity: '1',
        reason: 'It leaks at the shaft after ten days, the others of the same parcel do not.',
      },
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
    poNumber: '88-1009',
    daysAgo: 10,
    inParts: true,
    lines: [
      { partNumber: 'TB10773', quantity: 10 },
      { partNumber: '235626', quantity: 8 },
    ],
    steps: [
      { step: 'PICKED', daysAgo: 9 },
      {
        step: 'SHIPPED',
        daysAgo: 9,
        lines: [
          { position: 0, quantity: 4 },
          { position: 1, quantity: 8 },
        ],
        trackingNumber: '1Z999AA10120009881',
        ...terms,
      },
      {
        step: 'PROMISED',
        daysAgo: 3,
        promises: [{ position: 0, inDays: seals.inDays + 1 }],
        reason: 'supplier receipt late',
      },
    ],
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

/** One expired, one ordered and one open quote, oldest first, then those of a company that rarely orders what it asks for. */
export const pastQuotes: readonly PastQuote[] = [
  {
    ...ground,
    buyer: quinn,
    quoteName: 'Gaskets for the season',
    poNumber: '87-0911',
    daysAgo: 45,
    lines: [{ partNumber: '235626', quantity: 6 }],
  },
  {
    ...ground,
    buyer: ben,
    quoteName: 'Canal pump 2, impeller',
    poNumber: '88-1020',
    daysAgo: 9,
    orderedDaysAgo: 5,
    lines: [impeller, { partNumber: '235626', quantity: 2 }],
  },
  {
    ...ground,
    buyer: quinn,
    quoteName: 'Wet end, spring overhaul',
    poNumber: '88-1071',
    daysAgo: 6,
    lines: [impeller, { partNumber: '235626', quantity: 8 }],
  },
  ...[88, 73, 55, 38, 27, 25].map((daysAgo, index) => ({
    ...prepaid,
    buyer: noor,
    quoteName: `Booster station ${index + 1}`,
    poNumber: `NW-Q${index + 31}`,
    daysAgo,
    lines: [{ partNumber: 'TB10773', quantity: index + 2 }],
  })),
]
