import { z } from 'zod'
import { anyToken, defineEndpoint, emptyReply, id, open, signedIn, typedText } from '../kernel/index.ts'
import { sessionUser } from './session-user.ts'

export const authenticate = defineEndpoint({
  id: 'E01',
  method: 'POST',
  path: '/registration/authenticate',
  summary: 'Sign in with email and password',
  access: open,
  body: z.object({
    username: typedText,
    password: z
      .string()
      .nullish()
      .transform((typed) => typed ?? ''),
  }),
  reply: sessionUser.extend({
    /** Empty when a new password is required first. */
    token: z.string(),
    accessToken: z.string().nullable(),
    agreedToEula: z.boolean(),
    newPasswordRequired: z.boolean(),
  }),
})

export const signOut = defineEndpoint({
  id: 'E02',
  method: 'POST',
  path: '/registration/sign-out',
  summary: 'Revoke the token; an unknown token is fine too',
  access: open,
  reply: emptyReply,
})

export const acceptPolicy = defineEndpoint({
  id: 'E04',
  method: 'POST',
  path: '/accept/eula',
  summary: 'Accept the current privacy policy',
  access: anyToken,
  reply: emptyReply,
})

export const enterCompany = defineEndpoint({
  id: 'E15',
  method: 'PUT',
  path: '/session/company',
  summary: 'Act for a customer company',
  access: signedIn({ provider: true, anyOf: [['CROSS_COMPANY']] }),
  body: z.object({ companyId: id }),
  reply: sessionUser,
})

export const exitCompany = defineEndpoint({
  id: 'E16',
  method: 'DELETE',
  path: '/session/company',
  summary: "Return to the user's original company",
  access: signedIn(),
  reply: sessionUser,
})
