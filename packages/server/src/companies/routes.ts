import * as contract from '@volute/domain/companies'
import { route } from '../http/bind.ts'
import { createCompany } from './create-company.ts'
import { deleteCompany } from './delete-company.ts'
import { getCompany } from './get-company.ts'
import { getCompanyMap } from './get-company-map.ts'
import { listCompanies } from './list-companies.ts'
import { updateCompany } from './update-company.ts'

export const companyRoutes = [
  route(contract.listCompanies, listCompanies),
  route(contract.getCompanyMap, getCompanyMap),
  route(contract.getCompany, getCompany),
  route(contract.createCompany, createCompany),
  route(contract.updateCompany, updateCompany),
  route(contract.deleteCompany, deleteCompany),
]
