import * as contract from '@volute/domain/lead-time'
import { route } from '../http/bind.ts'
import { getLeadTime } from './get-lead-time.ts'

export const leadTimeRoutes = [route(contract.getLeadTime, getLeadTime)]
