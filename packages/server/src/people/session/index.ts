import * as contract from '@volute/domain/people/session'
import { route } from '../../core/http/bind.ts'
import { acceptPolicy } from './accept-policy.ts'
import { enterCompany, exitCompany, listActing } from './acting.ts'
import { signIn } from './sign-in.ts'
import { endOtherSessions, getSession, listSessions, signOut } from './own-sessions.ts'
import { changePassword } from './change-password.ts'
import { forgottenPasswordJob, requestPassword } from './request-password.ts'

export { openPeople } from './open-people.ts'
export {
  endTemporaryPasswords,
  insertTemporaryPassword,
  setPasswordHash,
  settleCompany,
} from './password-store.ts'
export { hashPassword, newTemporaryPassword } from './passwords.ts'
export { endSessions } from './session-store.ts'
export { hashToken } from './tokens.ts'

export const sessionJobs = [forgottenPasswordJob]

export const sessionRoutes = [
  route(contract.signIn, signIn),
  route(contract.signOut, signOut),
  route(contract.requestPassword, requestPassword),
  route(contract.changePassword, changePassword),
  route(contract.acceptPolicy, acceptPolicy),
  route(contract.listSessions, listSessions),
  route(contract.endOtherSessions, endOtherSessions),
  route(contract.enterCompany, enterCompany),
  route(contract.exitCompany, exitCompany),
  route(contract.getSession, getSession),
  route(contract.listActing, listActing),
]
