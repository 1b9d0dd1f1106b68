import * as contract from '@volute/domain/search'
import { route } from '../http/bind.ts'
import { findNearest } from './find-nearest.ts'
import { search } from './search.ts'
import { suggestNumbers } from './suggest-numbers.ts'

export const searchRoutes = [
  route(contract.search, search),
  route(contract.suggestNumbers, suggestNumbers),
  route(contract.findNearest, findNearest),
]
