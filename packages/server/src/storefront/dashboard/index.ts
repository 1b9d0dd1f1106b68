import * as contract from '@volute/domain/storefront/dashboard'
import { route } from '../../core/http/bind.ts'
import { getReturnDashboard } from './get-return-dashboard.ts'
import { getRibbonFigures } from './get-ribbon-figures.ts'

export const dashboardRoutes = [
  route(contract.getRibbonFigures, getRibbonFigures),
  route(contract.getReturnDashboard, getReturnDashboard),
]
