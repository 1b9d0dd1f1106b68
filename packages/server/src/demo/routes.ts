import * as contract from '@volute/domain/demo'
import { route } from '../http/bind.ts'
import { listMails } from './list-mails.ts'

export const demoRoutes = [route(contract.listMails, listMails)]
