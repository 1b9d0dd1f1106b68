/** Same `eventually` as in all other tests. */
export { eventually } from '../../../tools/gate/src/eventually.ts'
