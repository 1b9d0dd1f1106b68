import * as contract from '@volute/domain/storefront/search'
import { route } from '../../core/http/bind.ts'
import { findNearest } from './find-nearest.ts'
import { findResults } from './find-results.ts'
import { listSynonyms, deleteSynonym, saveSynonym } from './keep-synonyms.ts'
import { findNumber } from './search.ts'
import { suggestNumbers } from './suggest-numbers.ts'
import { noteSettledSearch } from './tell-search.ts'

export { noteSettledSearch } from './tell-search.ts'

export const searchRoutes = [
  route(contract.findNumber, findNumber),
  route(contract.suggestNumbers, suggestNumbers),
  route(contract.findNearest, findNearest),
  route(contract.findResults, findResults),
  route(contract.noteSettledSearch, noteSettledSearch),
  route(contract.listSynonyms, listSynonyms),
  route(contract.saveSynonym, saveSynonym),
  route(contract.deleteSynonym, deleteSynonym),
]
