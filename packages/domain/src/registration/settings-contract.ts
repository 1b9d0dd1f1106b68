import { z } from 'zod/mini'
import { defineEndpoint, open } from '../kernel/index.ts'
import { registrationMessages } from './messages.ts'

export const getRegistrationSettings = defineEndpoint({
  id: 'E03',
  method: 'GET',
  path: '/registration/settings',
  summary: 'Whether people may create accounts themselves',
  access: open,
  fallback: registrationMessages.createFailed,
  reply: z.object({
    registrationEnabled: z.boolean(),
    /** Whether this is the demo, which shows its mails. */
    isDemo: z.boolean(),
  }),
})
