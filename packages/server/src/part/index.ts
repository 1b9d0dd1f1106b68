import * as contract from '@volute/domain/part'
import { route } from '../http/bind.ts'
import { findDrawings } from './find-drawings.ts'
import { getWhereUsed } from './get-where-used.ts'
import { findParts, getPart, listPaintColors } from './read-parts.ts'

export { findPartsByNumber, listPaintColors, partColumns, partOf, replacedBy } from './part-store.ts'

export const partRoutes = [
  route(contract.getPart, getPart),
  route(contract.findParts, findParts),
  route(contract.findDrawings, findDrawings),
  route(contract.listPaintColors, listPaintColors),
  route(contract.getWhereUsed, getWhereUsed),
]
