export { openTryton } from './open-tryton.ts'
