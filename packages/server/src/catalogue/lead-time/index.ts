import * as contract from '@volute/domain/catalogue/lead-time'
import { route } from '../../core/http/bind.ts'
import { getLeadTime, getLeadTimes } from './get-lead-times.ts'

export const leadTimeRoutes = [
  route(contract.getLeadTime, getLeadTime),
  route(contract.getLeadTimes, getLeadTimes),
]
