import * as contract from '@volute/domain/people/account'
import { route } from '../../core/http/bind.ts'
import { deleteUser } from './delete-user.ts'
import { exportPersonalData } from './export-personal-data.ts'
import { changeProfile, getUser } from './profile.ts'

export const accountRoutes = [
  route(contract.getUser, getUser),
  route(contract.changeProfile, changeProfile),
  route(contract.deleteUser, deleteUser),
  route(contract.exportPersonalData, exportPersonalData),
]
