import * as contract from '@volute/domain/account'
import { route } from '../http/bind.ts'
import { changeProfile } from './change-profile.ts'
import { deleteUser } from './delete-user.ts'
import { getUser } from './get-user.ts'

export const accountRoutes = [
  route(contract.getUser, getUser),
  route(contract.changeProfile, changeProfile),
  route(contract.deleteUser, deleteUser),
]
