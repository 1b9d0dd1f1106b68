/** Shared waiting helpers, re-exported for the server's tests. */
export { eventually, untilUp } from '../../../tools/gate/src/eventually.ts'
