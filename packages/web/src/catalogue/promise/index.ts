export { answerAge } from './answer-age.ts'
export { ReadyFailure, ReadyIn } from './ready-in.tsx'
export { ShipDate, ShipTime, ShipTimeLine, ShipTimeToCome } from './ship-time.tsx'
export { type PartPromise, usePromise, usePromises } from './use-promises.ts'
