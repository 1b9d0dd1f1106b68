import * as contract from '@volute/domain/buying/lines'
import { route } from '../../core/http/bind.ts'
import { resolveLines } from './resolve-lines.ts'

export { addLinesApart, reportLines } from './resolve-lines.ts'

export const linesRoutes = [route(contract.resolveLines, resolveLines)]
