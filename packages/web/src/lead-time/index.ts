export { ShipTime } from './ship-time.tsx'
export { ShipTimeLine } from './ship-time-line.tsx'
