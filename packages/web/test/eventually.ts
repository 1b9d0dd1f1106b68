/** The web app's tests wait as all others do. */
export { eventually } from '../../../tools/gate/src/eventually.ts'
