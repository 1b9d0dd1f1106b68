/** A change to the line that carries a requirement's clause, after which its tests must fail. */
export interface Mutation {
  id: string
  file: string
  from: string
  to: string
}

const useSearch = 'packages/web/src/search/use-search.ts'
const findNumber = 'packages/web/src/search/find-number.ts'
const searchTexts = 'packages/domain/src/search/messages.ts'
const paging = 'packages/domain/src/kernel/paging.ts'
const shift = 'packages/domain/src/lead-time/shift-ready-date.ts'
const workdays = 'packages/domain/src/lead-time/workdays.ts'
const status = 'packages/domain/src/orders/order-status.ts'
const leadTimes = 'packages/server/src/lead-time/get-lead-times.ts'
const document = 'packages/web/src/bom/use-open-document.ts'
const failure = 'packages/web/src/bom/lookup-failure.tsx'

export const mutations: readonly Mutation[] = [
  { id: 'SEARCH-01', file: searchTexts, from: 'by BOM, part or serial', to: 'by BOM or serial' },
  { id: 'SEARCH-02', file: searchTexts, from: 'EX: D7232-2-CP', to: 'EX: D7232' },
  {
    id: 'SEARCH-03',
    file: findNumber,
    from: 'findNumber(scope, typed.toUpperCase())',
    to: 'findNumber(scope, typed)',
  },
  {
    id: 'SEARCH-04',
    file: useSearch,
    from: 'return order.showPart(part, sameNumbers && { sameNumbers })',
    to: 'return',
  },
  { id: 'SEARCH-05', file: useSearch, from: "to: '/lookup/$type/$identifier'", to: "to: '/search'" },
  {
    id: 'SEARCH-06',
    file: findNumber,
    from: 'call(search, { type, input }',
    to: "call(search, { type: 'bom', input }",
  },
  { id: 'SEARCH-07', file: searchTexts, from: 'Requested ${shown[type]} number', to: 'Requested number' },
  {
    id: 'SEARCH-08',
    file: 'packages/domain/src/part/messages.ts',
    from: 'Failed to find part.',
    to: 'No part.',
  },
  {
    id: 'HISTORY-02',
    file: paging,
    from: "{ days: 90, label: '3 months' }",
    to: "{ days: 60, label: '2 months' }",
  },
  { id: 'HISTORY-05', file: paging, from: 'current - 2', to: 'current - 3' },
  { id: 'HISTORY-10', file: status, from: "if (partlyShippedUtc) return 'Partly Shipped'", to: '' },
  {
    id: 'LEAD-02',
    file: leadTimes,
    from: 'if (!dateAvailable) throw notFound',
    to: 'if (dateAvailable) throw notFound',
  },
  { id: 'LEAD-03', file: shift, from: "counted(months, 'month')", to: "counted(months, 'moon')" },
  { id: 'LEAD-04', file: leadTimes, from: 'if (isSilent) throw', to: 'if (!isSilent) throw' },
  {
    id: 'LEAD-05',
    file: shift,
    from: 'reason: reasons.impeller, days: 2',
    to: 'reason: reasons.impeller, days: 1',
  },
  { id: 'LEAD-06', file: workdays, from: 'isWeekend(date) ?', to: 'isWeekend(today) ?' },
  {
    id: 'LEAD-07',
    file: workdays,
    from: 'month: 9, weekday: monday, nth: 1',
    to: 'month: 9, weekday: monday, nth: 2',
  },
  { id: 'LEAD-08', file: leadTimes, from: 'startOfShopDay(day, timeZone)', to: "startOfShopDay(day, 'UTC')" },
  { id: 'LEAD-09', file: shift, from: 'Math.max(days, 1)', to: 'days' },
  { id: 'LOOKUP-07', file: document, from: "method: 'HEAD'", to: "method: 'GET'" },
  { id: 'LOOKUP-21', file: failure, from: '<Alert assertive>{sentence}</Alert>', to: '' },
]
