import { z } from 'zod/mini'
import { defineEndpoint, open } from './define-endpoint.ts'
import { messages } from './refusal.ts'

export const getHealth = defineEndpoint({
  id: 'E65',
  method: 'GET',
  path: '/health',
  summary:
    'Whether the shop and its database answer; 503 when the database does not. An ERP that refuses the shop is named, and orders wait for it',
  access: open,
  fallback: messages.internal,
  reply: z.object({ status: z.literal('ok'), erp: z.enum(['ok', 'refuses']) }),
})
