import { z } from 'zod/mini'
import {
  attemptLimits,
  defineEndpoint,
  id,
  limits,
  open,
  pathId,
  phoneFields,
  searchQuery,
  signedIn,
  typedEmail,
  typedText,
  utc,
} from '../../core/kernel/index.ts'
import { either, everywhere } from '../../core/permissions/index.ts'
import { companyMessages } from '../companies/index.ts'
import { companyOpening } from './company-opening.ts'
import { inviteMessages, joinMessages, registrationMessages } from './messages.ts'
import { userMessages } from '../users/index.ts'

export * from './invitation-contract.ts'
export * from './settings-contract.ts'

export const findInvitedUser = defineEndpoint({
  name: 'registration.findInvitedUser',
  method: 'POST',
  path: '/registration/user-exists',
  summary:
    'Whether an invited address has an account, and whether it is active; false for who was never invited',
  access: open,
  limits: [{ per: 'place', ...attemptLimits.userExists }],
  fallback: inviteMessages.lookUpFailed,
  body: z.object({
    emailAddress: typedEmail,
    /** CONST-12 */
    applicationCode: z.literal('ECOMMERCE'),
  }),
  reply: z.object({ userExistsInUserPool: z.boolean(), userExistsInApplication: z.boolean() }),
})

/** Accepts an invitation; name and phone are null for a person who already has an account (REG-09). */
export const acceptInvite = defineEndpoint({
  name: 'registration.acceptInvite',
  method: 'PUT',
  path: '/registration/company/user/invite/accept',
  summary: 'Accept an invitation by the code of its link; good once',
  access: open,
  limits: [{ per: 'place', ...attemptLimits.invitationCode }],
  fallback: inviteMessages.acceptFailed,
  errors: ['INVITATION_NOT_VALID', 'INVITATION_USED'],
  body: z.object({
    name: typedText,
    emailAddress: typedEmail,
    companyCode: typedText,
    ...phoneFields,
    /** Own password of a new person, who agrees to the policy with it; without it a temporary one is mailed (REG-27). */
    newPassword: z.nullish(z.string()),
  }),
  reply: z.object({ message: z.string() }),
})

export const listRegistrationCompanies = defineEndpoint({
  name: 'registration.listCompanies',
  method: 'GET',
  path: '/registration/company',
  summary: 'The company that a text names, and the first whose name holds it, while registration is enabled',
  access: open,
  limits: [{ per: 'place', ...attemptLimits.companyNames }],
  fallback: registrationMessages.companiesFailed,
  errors: ['REGISTRATION_CLOSED'],
  query: searchQuery,
  reply: z.object({ companies: z.array(z.object({ companyId: id, name: z.string() })) }),
})

/** Creates an account with a new company; the company address is empty (REG-23). */
export const createAccount = defineEndpoint({
  name: 'registration.createAccount',
  method: 'POST',
  path: '/registration/company/user',
  summary:
    'Create a company and its administrator; the answer is the same if the address is registered already',
  access: open,
  limits: [{ per: 'place', ...attemptLimits.registration }],
  fallback: registrationMessages.createFailed,
  errors: ['REGISTRATION_CLOSED', 'COMPANY_TAKEN'],
  body: z.object({
    name: typedText,
    emailAddress: typedEmail,
    companyName: typedText,
    /** Sent empty and ignored (OQ-23). */
    companyAddress: typedText,
  }),
  reply: z.object({ message: z.string() }),
  success: 201,
})

export const requestToJoin = defineEndpoint({
  name: 'registration.requestToJoin',
  method: 'POST',
  path: '/registration/company/user/request',
  summary: 'Ask to join a company; the answer is the same if the address is registered or has asked already',
  access: open,
  limits: [{ per: 'place', ...attemptLimits.joinRequest }],
  fallback: joinMessages.joinFailed,
  errors: ['REGISTRATION_CLOSED'],
  body: z.object({ name: typedText, emailAddress: typedEmail, companyId: id }),
  reply: z.object({ message: z.string() }),
  success: 201,
})

const joinRequest = z.object({
  joinRequestId: id,
  name: z.string(),
  emailAddress: z.string(),
  createdUtc: utc,
})
export type JoinRequest = z.output<typeof joinRequest>

const mayInvite = signedIn({ rights: everywhere('INVITE_USERS'), ownCompany: true })

export const listJoinRequests = defineEndpoint({
  name: 'registration.listJoinRequests',
  method: 'GET',
  path: '/company/{companyId}/join-request',
  summary: 'Who waits to be let into the company, longest first',
  access: mayInvite,
  fallback: joinMessages.listFailed,
  params: z.object({ companyId: pathId }),
  reply: z.object({ joinRequests: z.array(joinRequest) }),
})

export const reviewJoinRequest = defineEndpoint({
  name: 'registration.reviewJoinRequest',
  method: 'PUT',
  path: '/company/{companyId}/join-request/{joinRequestId}',
  summary: 'Let somebody in under a role, or decline; they get a mail',
  access: mayInvite,
  fallback: joinMessages.reviewFailed,
  errors: ['ALREADY_REVIEWED', 'ALREADY_REGISTERED', 'PERMISSION_NOT_HELD'],
  params: z.object({ companyId: pathId, joinRequestId: pathId }),
  body: z.object({ decision: z.enum(['APPROVED', 'DECLINED']), roleId: z.nullish(id) }),
  reply: z.object({ userId: z.nullable(id) }),
})

/** Invites people into a company; requires a permission to invite (PERM-14). */
export const inviteUsers = defineEndpoint({
  name: 'registration.inviteUsers',
  method: 'POST',
  path: '/registration/company/user/invite',
  summary: 'Invite people into the acting company by mail; inviting again replaces the earlier link',
  access: signedIn({ rights: either('INVITE_USERS', 'INVITE_ADMIN_COMPANY_USER') }),
  limits: [
    { per: 'person', rowsOf: 'inviteUsers', ...attemptLimits.invitationsBy },
    { per: 'company', rowsOf: 'inviteUsers', ...attemptLimits.invitationsOf },
  ],
  fallback: userMessages.inviteFailed,
  errors: ['PERMISSION_NOT_HELD'],
  body: z.object({
    companyId: id,
    inviteUsers: z
      .array(z.object({ emailAddress: typedEmail, roleId: z.nullable(id) }))
      .check(z.maxLength(limits.invitesAtOnce)),
  }),
  reply: z.object({
    successfulEmails: z.array(z.object({ userId: id, emailAddress: z.string(), roleId: id })),
    alreadyRegistered: z.array(z.string()),
    failedEmails: z.array(z.string()),
    /** Role of the last row; not used by any client (OQ-26). */
    roleId: z.nullable(id),
  }),
})

/** Opens a company with everything that its first order needs; each part needs the permission of its own call (OPEN-01). */
export const openCompany = defineEndpoint({
  name: 'registration.openCompany',
  method: 'POST',
  path: '/company/open',
  summary:
    'Creates a company with its account and its distributor, known or new, and invites its administrator',
  access: signedIn({ staff: true, rights: everywhere('CREATE_COMPANY') }),
  limits: [{ per: 'person', ...attemptLimits.invitationsBy }],
  fallback: companyMessages.createFailed,
  errors: ['NAME_TAKEN', 'ALREADY_LINKED', 'ALREADY_REGISTERED', 'PERMISSION_NOT_HELD'],
  body: companyOpening,
  reply: z.object({ companyId: id }),
  success: 201,
})
