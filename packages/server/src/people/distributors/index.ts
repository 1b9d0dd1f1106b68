import * as contract from '@volute/domain/people/distributors'
import { route } from '../../core/http/bind.ts'
import {
  linkDistributor,
  listDistributors,
  suggestDistributors,
  unlinkDistributor,
} from './link-distributors.ts'

export { clearLink, companyName, lockDistributors, setLink } from './distributor-store.ts'

export const distributorRoutes = [
  route(contract.listDistributors, listDistributors),
  route(contract.suggestDistributors, suggestDistributors),
  route(contract.linkDistributor, linkDistributor),
  route(contract.unlinkDistributor, unlinkDistributor),
]
