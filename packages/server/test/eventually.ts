/** The server's tests wait as all others do. */
export { eventually, untilUp } from '../../../tools/gate/src/eventually.ts'
