import * as contract from '@volute/domain/backoffice/demand'
import { route } from '../../core/http/bind.ts'
import { listLapsedQuotes } from './read-lapsed-quotes.ts'
import { listLostParts } from './read-lost-parts.ts'
import { listMisses } from './read-misses.ts'
import { ignoreDemand } from './ignore-demand.ts'
import { setReplacement } from './set-replacement.ts'

export { judgeSearches } from './judge-searches.ts'
export { isUnordered, lapsingQuotes } from './lapsed-store.ts'
export { sumLosses } from './lost-store.ts'

export const demandRoutes = [
  route(contract.listMisses, listMisses),
  route(contract.listLostParts, listLostParts),
  route(contract.listLapsedQuotes, listLapsedQuotes),
  route(contract.ignoreDemand, ignoreDemand),
  route(contract.setReplacement, setReplacement),
]
