/** The server's tests wait as all others do. */
export { eventually, untilUp } from '../../../architecture/src/eventually.ts'
