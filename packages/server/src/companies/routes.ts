import * as contract from '@volute/domain/companies'
import { route } from '../http/bind.ts'
import { listCompanies } from './list-companies.ts'

export const companyRoutes = [route(contract.listCompanies, listCompanies)]
