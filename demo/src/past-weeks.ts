import { noor, type PastOrder, prepaid, terms } from './past-documents.ts'

const goods = [
  { partNumber: '235626', quantity: 12 },
  { partNumber: 'TB10773', quantity: 2 },
  { partNumber: '235630', quantity: 6 },
  { partNumber: 'OR2-222-V', quantity: 10 },
]

/** Number of orders in each of the 13 weeks, oldest first. */
const perWeek = [1, 2, 1, 3, 2, 2, 4, 2, 3, 1, 3, 4, 2]

/** Weeks with an order that left days after its date. */
const lateWeeks = [3, 6, 11]

/** Everyday orders of the last 13 weeks, all shipped: the history behind the trends of the day. Oldest first. */
export const weeklyOrders: readonly PastOrder[] = perWeek.flatMap((count, week) =>
  Array.from({ length: count }, (_, index) => {
    const daysAgo = 7 * (perWeek.length - week) - index - 1
    const leaves = lateWeeks.includes(week) && index === 0 ? daysAgo - 5 : daysAgo
    return {
      ...prepaid,
      buyer: noor,
      poNumber: `NW-${5200 + 10 * week + index}`,
      daysAgo,
      lines: [goods[(week + index) % goods.length] ?? { partNumber: '235626', quantity: 4 }],
      steps: [
        { step: 'PICKED' as const, daysAgo: leaves },
        { step: 'SHIPPED' as const, daysAgo: leaves, ...terms },
      ],
    }
  }),
)
