import * as contract from '@volute/domain/users'
import { route } from '../http/bind.ts'
import { listUsers } from './list-users.ts'

export const userRoutes = [route(contract.listUsers, listUsers)]
