/** The web app's tests wait as all others do. */
export { eventually } from '../../../architecture/src/eventually.ts'
