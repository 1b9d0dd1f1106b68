import * as contract from '@volute/domain/catalogue/part'
import { route } from '../../core/http/bind.ts'
import { findDrawings } from './find-drawings.ts'
import { getWhereUsed } from './get-where-used.ts'
import { getPart, listPaintColors } from './read-parts.ts'

export {
  findPart,
  findPartsByNumber,
  findPartsMeant,
  findPartsWithIds,
  listPaintColors,
  partColumns,
  partOf,
  type PartRow,
  pictureOf,
  replacedBy,
} from './part-store.ts'

export const partRoutes = [
  route(contract.getPart, getPart),
  route(contract.findDrawings, findDrawings),
  route(contract.listPaintColors, listPaintColors),
  route(contract.getWhereUsed, getWhereUsed),
]
