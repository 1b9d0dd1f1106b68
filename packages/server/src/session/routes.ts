import * as contract from '@volute/domain/session'
import { route } from '../http/bind.ts'
import { acceptPolicy } from './accept-policy.ts'
import { authenticate } from './authenticate.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { enterCompany } from './enter-company.ts'
import { exitCompany } from './exit-company.ts'
import { getSession } from './get-session.ts'
import { listActing } from './list-acting.ts'
import { listSessions } from './list-sessions.ts'
import { putPassword } from './put-password.ts'
import { requestPassword } from './request-password.ts'
import { signOut } from './sign-out.ts'

export const sessionRoutes = [
  route(contract.authenticate, authenticate),
  route(contract.signOut, signOut),
  route(contract.requestPassword, requestPassword),
  route(contract.putPassword, putPassword),
  route(contract.acceptPolicy, acceptPolicy),
  route(contract.listSessions, listSessions),
  route(contract.endOtherSessions, endOtherSessions),
  route(contract.enterCompany, enterCompany),
  route(contract.exitCompany, exitCompany),
  route(contract.getSession, getSession),
  route(contract.listActing, listActing),
]
