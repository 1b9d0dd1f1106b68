import * as contract from '@volute/domain/backoffice/today'
import { route } from '../../core/http/bind.ts'
import { getToday, getTodayCounts } from './get-today.ts'

export const todayRoutes = [
  route(contract.getToday, getToday),
  route(contract.getTodayCounts, getTodayCounts),
]
