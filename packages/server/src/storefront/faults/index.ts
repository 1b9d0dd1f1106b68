import * as contract from '@volute/domain/storefront/faults'
import { route } from '../../core/http/bind.ts'
import { getFaults, listFaultDocuments, resetFaults, saveFaults } from './keep-faults.ts'

export { documentModels, documentName } from './document-store.ts'
export { type DocumentFault, listFaultsWith } from './fault-store.ts'

export const faultRoutes = [
  route(contract.listFaultDocuments, listFaultDocuments),
  route(contract.getFaults, getFaults),
  route(contract.saveFaults, saveFaults),
  route(contract.resetFaults, resetFaults),
]
