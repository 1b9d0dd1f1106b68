import * as contract from '@volute/domain/catalogue'
import { route } from '../http/bind.ts'
import { findParts } from './find-parts.ts'
import { getLookup } from './get-lookup.ts'
import { getPart } from './get-part.ts'
import { getSerial } from './get-serial.ts'
import { getWhereUsed } from './get-where-used.ts'
import { listPaintColors } from './list-paint-colors.ts'
import { search } from './search.ts'
import { suggestNumbers } from './suggest-numbers.ts'

export const catalogueRoutes = [
  route(contract.search, search),
  route(contract.suggestNumbers, suggestNumbers),
  route(contract.getPart, getPart),
  route(contract.findParts, findParts),
  route(contract.getLookup, getLookup),
  route(contract.getSerial, getSerial),
  route(contract.listPaintColors, listPaintColors),
  route(contract.getWhereUsed, getWhereUsed),
]
