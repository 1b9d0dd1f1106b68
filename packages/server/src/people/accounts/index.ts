import * as contract from '@volute/domain/people/accounts'
import { route } from '../../core/http/bind.ts'
import { addAccount, deleteAccount, listAccounts, renameAccount } from './keep-account-records.ts'

export { findByCode } from './account-store.ts'
export { openAccount } from './keep-account-records.ts'

export const accountRecordRoutes = [
  route(contract.listAccounts, listAccounts),
  route(contract.addAccount, addAccount),
  route(contract.renameAccount, renameAccount),
  route(contract.deleteAccount, deleteAccount),
]
