import * as contract from '@volute/domain/registration'
import { route } from '../http/bind.ts'
import { acceptInvite } from './accept-invite.ts'
import { createAccount } from './create-account.ts'
import { findInvitedUser } from './find-invited-user.ts'
import { inviteUsers } from './invite-users.ts'
import { listJoinRequests } from './list-join-requests.ts'
import { listRegistrationCompanies } from './list-registration-companies.ts'
import { requestToJoin } from './request-to-join.ts'
import { reviewJoinRequest } from './review-join-request.ts'

export const registrationRoutes = [
  route(contract.getRegistrationSettings, async (ctx) => ({
    registrationEnabled: ctx.settings.registrationEnabled,
    isDemo: ctx.settings.demo,
  })),
  route(contract.findInvitedUser, findInvitedUser),
  route(contract.acceptInvite, acceptInvite),
  route(contract.listRegistrationCompanies, listRegistrationCompanies),
  route(contract.createAccount, createAccount),
  route(contract.requestToJoin, requestToJoin),
  route(contract.listJoinRequests, listJoinRequests),
  route(contract.reviewJoinRequest, reviewJoinRequest),
  route(contract.inviteUsers, inviteUsers),
]
