import * as contract from '@volute/domain/storefront/search'
import { route } from '../../core/http/bind.ts'
import { findNearest } from './find-nearest.ts'
import { findResults } from './find-results.ts'
import { listSynonyms, removeSynonym, saveSynonym } from './keep-synonyms.ts'
import { search } from './search.ts'
import { suggestNumbers } from './suggest-numbers.ts'
import { tellSearch } from './tell-search.ts'

export { tellSearch } from './tell-search.ts'

export const searchRoutes = [
  route(contract.search, search),
  route(contract.suggestNumbers, suggestNumbers),
  route(contract.findNearest, findNearest),
  route(contract.findResults, findResults),
  route(contract.tellSearch, tellSearch),
  route(contract.listSynonyms, listSynonyms),
  route(contract.saveSynonym, saveSynonym),
  route(contract.removeSynonym, removeSynonym),
]
