import { z } from 'zod'
import { defineEndpoint, id, open, typedText } from '../kernel/index.ts'

export const getRegistrationSettings = defineEndpoint({
  id: 'E03',
  method: 'GET',
  path: '/registration/settings',
  summary: 'Whether people may create accounts themselves',
  access: open,
  reply: z.object({
    registrationEnabled: z.boolean(),
    /** Whether this is the demo, which shows its mails. */
    isDemo: z.boolean(),
  }),
})

export const listRegistrationCompanies = defineEndpoint({
  id: 'E10',
  method: 'GET',
  path: '/registration/company',
  summary: 'The companies whose names are taken, while registration is enabled',
  access: open,
  reply: z.object({ companies: z.array(z.object({ companyId: id, name: z.string() })) }),
})

export const createAccount = defineEndpoint({
  id: 'E11',
  method: 'POST',
  path: '/registration/company/user',
  summary:
    'Create a company and its administrator; the answer is the same if the address is registered already',
  access: open,
  body: z.object({
    name: typedText,
    emailAddress: typedText,
    companyName: typedText,
    /** Sent empty and ignored (OQ-23). */
    companyAddress: typedText,
  }),
  reply: z.object({ message: z.string() }),
  success: 201,
})
