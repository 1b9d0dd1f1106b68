export { cast } from './cast.ts'
export { type CastCompany, loadCast } from './load-cast.ts'
export { seed, welcome } from './seed.ts'
