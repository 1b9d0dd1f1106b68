import * as contract from '@volute/domain/backoffice/demand'
import { route } from '../../core/http/bind.ts'
import { listExpiredQuotes } from './read-expired-quotes.ts'
import { listLostParts } from './read-lost-parts.ts'
import { listZeroResults } from './read-zero-results.ts'
import { ignoreDemand } from './ignore-demand.ts'
import { setReplacement } from './set-replacement.ts'

export { judgeSearches } from './judge-searches.ts'
export { isUnordered, lapsingQuotes } from './expired-quote-store.ts'
export { sumLosses } from './lost-store.ts'

export const demandRoutes = [
  route(contract.listZeroResults, listZeroResults),
  route(contract.listLostParts, listLostParts),
  route(contract.listExpiredQuotes, listExpiredQuotes),
  route(contract.ignoreDemand, ignoreDemand),
  route(contract.setReplacement, setReplacement),
]
