import { z } from 'zod/mini'
import {
  attemptLimits,
  defineEndpoint,
  emptyReply,
  id,
  open,
  pathId,
  signedIn,
  typedEmail,
  typedText,
  utc,
} from '../../core/kernel/index.ts'
import { either } from '../../core/permissions/index.ts'
import { userMessages } from '../users/index.ts'
import { invitationStates } from './invitation.ts'
import { inviteMessages } from './messages.ts'

/** Link of an invitation, before anything is typed (REG-28). */
export const readInvitation = defineEndpoint({
  name: 'registration.readInvitation',
  method: 'POST',
  path: '/registration/invitation',
  summary:
    'How the invitation of a link stands: open, used, expired, or replaced by a later one or cancelled',
  access: open,
  limits: [{ per: 'place', ...attemptLimits.invitationCode }],
  fallback: inviteMessages.lookUpFailed,
  errors: ['INVITATION_NOT_VALID'],
  isRead: true,
  body: z.object({ emailAddress: typedEmail, companyCode: typedText }),
  reply: z.object({ state: z.enum(invitationStates), companyName: z.string() }),
})

/** Access to the company's invitations (USERS-26). */
const invites = signedIn({ rights: either('INVITE_USERS', 'INVITE_ADMIN_COMPANY_USER'), ownCompany: true })
const invitationPath = {
  path: '/company/{companyId}/invitation/{invitationId}',
  params: z.object({ companyId: pathId, invitationId: pathId }),
} as const

const pendingInvitation = z.object({
  invitationId: id,
  emailAddress: z.string(),
  roleName: z.string(),
  sentUtc: utc,
  expiresUtc: utc,
  isExpired: z.boolean(),
  /** True if the invited person would hold a permission that the caller lacks. */
  isAbove: z.boolean(),
})
export type PendingInvitation = z.output<typeof pendingInvitation>

export const listInvitations = defineEndpoint({
  name: 'registration.listInvitations',
  method: 'GET',
  path: '/company/{companyId}/invitation',
  summary: 'Who has been invited and has not accepted yet, the latest first; of many the latest',
  access: invites,
  fallback: userMessages.invitationsFailed,
  params: z.object({ companyId: pathId }),
  reply: z.object({ invitations: z.array(pendingInvitation), isMore: z.boolean() }),
})

export const resendInvitation = defineEndpoint({
  ...invitationPath,
  name: 'registration.resendInvitation',
  method: 'POST',
  summary: 'Mail an invitation again, with a new link; the earlier one is no longer valid',
  access: invites,
  limits: [
    { per: 'person', ...attemptLimits.invitationsBy },
    { per: 'company', ...attemptLimits.invitationsOf },
  ],
  fallback: userMessages.inviteFailed,
  errors: ['PERMISSION_NOT_HELD', 'NOT_SENT_AGAIN'],
  reply: emptyReply,
})

export const cancelInvitation = defineEndpoint({
  ...invitationPath,
  name: 'registration.cancelInvitation',
  method: 'DELETE',
  summary: 'Withdraw an invitation, whose link is no longer valid and whose address is free again',
  access: invites,
  fallback: userMessages.cancelFailed,
  errors: ['PERMISSION_NOT_HELD'],
  reply: emptyReply,
})
