import { z } from 'zod/mini'
import { defineEndpoint, open } from '../../core/kernel/index.ts'

/** Separate from the module's other texts, which the sign-in page does not load (ERR-14). */
export const createFailed = 'Unable to create account.'

export const getRegistrationSettings = defineEndpoint({
  name: 'registration.getSettings',
  method: 'GET',
  path: '/registration/settings',
  summary: 'Whether people may create accounts themselves',
  access: open,
  fallback: createFailed,
  reply: z.object({
    registrationEnabled: z.boolean(),
    /** True in the demo, which shows its mails. */
    isDemo: z.boolean(),
  }),
})
