export { type CastCompany, loadCast } from './load-cast.ts'
