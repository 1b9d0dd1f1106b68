/** How far back the history looks; 0 days is all time (HISTORY-02, HISTORY-03). */
export const historyPeriods = [
  { days: 30, label: '30 days' },
  { days: 90, label: '3 months' },
  { days: 365, label: '1 year' },
  { days: 0, label: 'All time' },
] as const
