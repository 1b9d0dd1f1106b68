export { ShipTime } from './ship-time.tsx'
export { ShipTimeLine } from './ship-time-line.tsx'
export { type ReadyDate, useReadyDate, type Wish } from './use-ready-date.ts'
