import { getLookup as contract } from '@volute/domain/catalogue/bom'
import { route } from '../../core/http/bind.ts'
import { getLookup } from './get-lookup.ts'

export { findBom } from './bom-store.ts'

export const bomRoutes = [route(contract, getLookup)]
