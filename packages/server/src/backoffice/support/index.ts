import * as contract from '@volute/domain/backoffice/support'
import { route } from '../../core/http/bind.ts'
import { sendMailAgain, tryJobAgain, tryOrderAgain } from './again.ts'
import { findForSupport } from './find-for-support.ts'
import { lookAtOrder } from './look-at-order.ts'
import { lookAtPerson } from './look-at-person.ts'
import { listAudit, listFailingJobs, listSupportMails, listWaitingRequests } from './read-lists.ts'

export const supportRoutes = [
  route(contract.findForSupport, findForSupport),
  route(contract.getSupportPerson, lookAtPerson),
  route(contract.getSupportOrder, lookAtOrder),
  route(contract.tryOrderAgain, tryOrderAgain),
  route(contract.listSupportMails, listSupportMails),
  route(contract.sendMailAgain, sendMailAgain),
  route(contract.listFailingJobs, listFailingJobs),
  route(contract.tryJobAgain, tryJobAgain),
  route(contract.listWaitingRequests, listWaitingRequests),
  route(contract.listAudit, listAudit),
]
