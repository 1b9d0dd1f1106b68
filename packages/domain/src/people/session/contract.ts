import { z } from 'zod/mini'
import {
  anyToken,
  attemptLimits,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  messages,
  open,
  signedIn,
  typedEmail,
  utc,
} from '../../core/kernel/index.ts'
import { everywhere, permissions } from '../../core/permissions/index.ts'
import { sessionMessages } from './messages.ts'

export * from './acting-contract.ts'

/** Signed-in person as stored by the browser; companyId is the acting company (AUTH-12). */
export const sessionUser = z.object({
  userId: id,
  userName: z.string(),
  emailAddress: z.string(),
  companyId: id,
  companyName: z.string(),
  isCompanyHidden: z.boolean(),
  permissions: z.array(z.enum(permissions)),
  /** COMPANY-25 */
  isPackager: z.boolean(),
  /** True if that company is the provider's own. */
  worksForProvider: z.boolean(),
})
export type SessionUser = z.infer<typeof sessionUser>

/** Password as typed, never trimmed; absent counts as empty. */
const typedSecret = z.pipe(
  z.nullish(z.string()),
  z.transform((typed) => typed ?? ''),
)

export const signIn = defineEndpoint({
  name: 'session.signIn',
  method: 'POST',
  path: '/registration/authenticate',
  summary: 'Sign in with email and password',
  access: open,
  limits: [
    { per: { field: 'username', apart: 'place' }, unlessKnown: true, ...attemptLimits.signInOfPersonAtPlace },
    { per: { field: 'username' }, unlessKnown: true, ...attemptLimits.signInOfPerson },
    { per: 'place', unlessKnown: true, ...attemptLimits.signInFromPlace },
    { per: 'device', ...attemptLimits.signInOnDevice },
  ],
  fallback: sessionMessages.signInFailed,
  errors: ['WRONG_CREDENTIALS'],
  body: z.object({
    username: typedEmail,
    password: typedSecret,
    /** Device tokens from earlier sign-ins on this device, one for each person. */
    deviceTokens: z._default(
      z.array(z.string().check(z.maxLength(limits.deviceToken))).check(z.maxLength(limits.knownPeople)),
      [],
    ),
  }),
  reply: z.extend(sessionUser, {
    /** Empty if a new password is required first. */
    token: z.string(),
    accessToken: z.nullable(z.string()),
    /** Lets this device sign in even if strangers have used up the person's attempts; empty if no session is opened. */
    deviceToken: z.string(),
    agreedToEula: z.boolean(),
    newPasswordRequired: z.boolean(),
  }),
})

export const signOut = defineEndpoint({
  name: 'session.signOut',
  method: 'POST',
  path: '/registration/sign-out',
  summary: 'Revoke the token; an unknown token is fine too',
  access: open,
  fallback: sessionMessages.signInFailed,
  reply: emptyReply,
})

export const requestPassword = defineEndpoint({
  name: 'session.requestPassword',
  method: 'POST',
  path: '/registration/password',
  summary: 'Mail a temporary password; the answer is the same whether or not the address is known',
  access: open,
  limits: [{ per: { field: 'emailAddress' }, ...attemptLimits.forgottenPassword }],
  fallback: sessionMessages.sendFailed,
  body: z.object({ emailAddress: typedEmail }),
  reply: z.object({ message: z.string() }),
})

export const changePassword = defineEndpoint({
  name: 'session.changePassword',
  method: 'PUT',
  path: '/registration/password',
  summary:
    'Save a new password: with currentPassword for who is signed in, without it for the holder of a temporary session',
  access: open,
  limits: [{ per: 'person', onlyWith: 'currentPassword', ...attemptLimits.currentPassword }],
  fallback: sessionMessages.changeFailed,
  errors: ['CURRENT_PASSWORD_WRONG', 'TEMPORARY_SESSION_EXPIRED'],
  body: z.object({
    emailAddress: typedEmail,
    currentPassword: z.optional(z.string()),
    newPassword: typedSecret,
    accessToken: typedSecret,
  }),
  reply: z.object({ message: z.string() }),
})

export const acceptPolicy = defineEndpoint({
  name: 'session.acceptPolicy',
  method: 'POST',
  path: '/accept/eula',
  summary: 'Accept the current privacy policy',
  access: anyToken,
  fallback: sessionMessages.consentFailed,
  isListed: true,
  reply: emptyReply,
})

export const listSessions = defineEndpoint({
  name: 'session.list',
  method: 'GET',
  path: '/session/list',
  summary: "The person's own live sessions, the latest active first",
  access: signedIn(),
  fallback: sessionMessages.sessionsFailed,
  reply: z.object({
    sessions: z.array(
      z.object({
        sessionId: id,
        /** Browser and system, such as `Firefox on Linux`. */
        device: z.string(),
        createdUtc: utc,
        lastActiveUtc: utc,
        isCurrent: z.boolean(),
      }),
    ),
  }),
})

export const endOtherSessions = defineEndpoint({
  name: 'session.endOthers',
  method: 'DELETE',
  path: '/session/others',
  summary: "End all of the person's sessions but this one",
  access: signedIn(),
  fallback: sessionMessages.signOutFailed,
  reply: emptyReply,
})

/** Acts for another company; requires the permission to do so (PERM-11). */
export const enterCompany = defineEndpoint({
  name: 'session.enterCompany',
  method: 'PUT',
  path: '/session/company',
  summary: 'Act for a customer company',
  access: signedIn({ staff: true, rights: everywhere('CROSS_COMPANY') }),
  fallback: sessionMessages.enterFailed,
  body: z.object({ companyId: id }),
  reply: sessionUser,
})

export const exitCompany = defineEndpoint({
  name: 'session.exitCompany',
  method: 'DELETE',
  path: '/session/company',
  summary: "Return to the user's original company",
  access: signedIn(),
  fallback: sessionMessages.exitFailed,
  reply: sessionUser,
})

export const getSession = defineEndpoint({
  name: 'session.get',
  method: 'GET',
  path: '/session',
  summary:
    'The person, their rights and the company they act for, as they are now; whatever company is shown',
  access: signedIn({ anyScreen: true }),
  fallback: messages.internal,
  reply: sessionUser,
})
