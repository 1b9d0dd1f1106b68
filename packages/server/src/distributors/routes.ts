import * as contract from '@volute/domain/distributors'
import { route } from '../http/bind.ts'
import { linkDistributor } from './link-distributor.ts'
import { listDistributors } from './list-distributors.ts'
import { unlinkDistributor } from './unlink-distributor.ts'

export const distributorRoutes = [
  route(contract.listDistributors, listDistributors),
  route(contract.linkDistributor, linkDistributor),
  route(contract.unlinkDistributor, unlinkDistributor),
]
