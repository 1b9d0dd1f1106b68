export { ShipTime } from './ship-time.tsx'
export { ShipTimeLine } from './ship-time-line.tsx'
export { retryReadyDates, useReadyDates } from './use-ready-dates.ts'
export { useSettled } from './use-settled.ts'
