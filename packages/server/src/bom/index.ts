import { getLookup as contract } from '@volute/domain/bom'
import { route } from '../http/bind.ts'
import { getLookup } from './get-lookup.ts'

export { findBom } from './bom-store.ts'

export const bomRoutes = [route(contract, getLookup)]
