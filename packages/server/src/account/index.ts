import * as contract from '@volute/domain/account'
import { route } from '../http/bind.ts'
import { deleteUser } from './delete-user.ts'
import { changeProfile, getUser } from './profile.ts'

export const accountRoutes = [
  route(contract.getUser, getUser),
  route(contract.changeProfile, changeProfile),
  route(contract.deleteUser, deleteUser),
]
