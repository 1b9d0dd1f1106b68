import * as contract from '@volute/domain/people/registration'
import { route } from '../../core/http/bind.ts'
import { acceptInvite, findInvitedUser, readInvitation } from './accept-invite.ts'
import { createAccount } from './create-account.ts'
import { inviteUsers } from './invite-users.ts'
import { openCompany } from './open-company.ts'
import { cancelInvitation, listInvitations, resendInvitation } from './pending-invitations.ts'
import { getRegistrationSettings, listRegistrationCompanies } from './read-registration.ts'
import { requestToJoin } from './request-to-join.ts'
import { listJoinRequests, reviewJoinRequest } from './review-join-requests.ts'

export { isWaiting } from './join-store.ts'
export { type InvitedTo, mailFirstPasswords } from './mail-first-passwords.ts'
export { removeProvisional } from './registration-store.ts'

export const registrationRoutes = [
  route(contract.getRegistrationSettings, getRegistrationSettings),
  route(contract.findInvitedUser, findInvitedUser),
  route(contract.readInvitation, readInvitation),
  route(contract.acceptInvite, acceptInvite),
  route(contract.listInvitations, listInvitations),
  route(contract.resendInvitation, resendInvitation),
  route(contract.cancelInvitation, cancelInvitation),
  route(contract.listRegistrationCompanies, listRegistrationCompanies),
  route(contract.createAccount, createAccount),
  route(contract.requestToJoin, requestToJoin),
  route(contract.listJoinRequests, listJoinRequests),
  route(contract.reviewJoinRequest, reviewJoinRequest),
  route(contract.inviteUsers, inviteUsers),
  route(contract.openCompany, openCompany),
]
