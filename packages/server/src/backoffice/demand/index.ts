import * as contract from '@volute/domain/backoffice/demand'
import { route } from '../../core/http/bind.ts'
import { listExpiredQuotes } from './read-expired-quotes.ts'
import { listLostParts } from './read-lost-parts.ts'
import { listZeroResults } from './read-zero-results.ts'
import { setReplacement } from './set-replacement.ts'

export { judgeSearches } from './judge-searches.ts'

export const demandRoutes = [
  route(contract.listZeroResults, listZeroResults),
  route(contract.listLostParts, listLostParts),
  route(contract.listExpiredQuotes, listExpiredQuotes),
  route(contract.setReplacement, setReplacement),
]
