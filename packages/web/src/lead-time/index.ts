export { ReadyFailure, ReadyIn } from './ready-in.tsx'
export { ShipTime, ShipTimeLine, ShipTimeToCome } from './ship-time.tsx'
export { useReadyDate, useReadyDates } from './use-ready-dates.ts'
