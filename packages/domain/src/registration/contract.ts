import { z } from 'zod'
import { defineEndpoint, open } from '../kernel/index.ts'

export const getRegistrationSettings = defineEndpoint({
  id: 'E03',
  method: 'GET',
  path: '/registration/settings',
  summary: 'Whether people may create accounts themselves',
  access: open,
  reply: z.object({ registrationEnabled: z.boolean() }),
})
