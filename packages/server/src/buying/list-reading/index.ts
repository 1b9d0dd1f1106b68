import * as contract from '@volute/domain/buying/list-reading'
import { route } from '../../core/http/bind.ts'
import { readLists } from './read-lists.ts'

export const listReadingRoutes = [route(contract.readLists, readLists)]
