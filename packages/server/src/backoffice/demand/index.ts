import * as contract from '@volute/domain/backoffice/demand'
import { route } from '../../core/http/bind.ts'
import { listLapsedQuotes } from './read-lapsed-quotes.ts'
import { listLostParts } from './read-lost-parts.ts'
import { listMisses } from './read-misses.ts'
import { setReplacement } from './set-replacement.ts'

export { judgeSearches } from './judge-searches.ts'

export const demandRoutes = [
  route(contract.listMisses, listMisses),
  route(contract.listLostParts, listLostParts),
  route(contract.listLapsedQuotes, listLapsedQuotes),
  route(contract.setReplacement, setReplacement),
]
