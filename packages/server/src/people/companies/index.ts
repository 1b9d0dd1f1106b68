import * as contract from '@volute/domain/people/companies'
import { route } from '../../core/http/bind.ts'
import { createCompany, deleteCompany, changeCompany } from './change-companies.ts'
import { getCompany, getCompanyMap, listCompanies, listCompanyChoices } from './read-companies.ts'

export { insertCompany, isCompanyNameTaken } from './company-store.ts'

export const companyRoutes = [
  route(contract.listCompanies, listCompanies),
  route(contract.getCompanyMap, getCompanyMap),
  route(contract.listCompanyChoices, listCompanyChoices),
  route(contract.getCompany, getCompany),
  route(contract.createCompany, createCompany),
  route(contract.changeCompany, changeCompany),
  route(contract.deleteCompany, deleteCompany),
]
