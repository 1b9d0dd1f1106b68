import { z } from 'zod/mini'
import { defineEndpoint, open } from './define-endpoint.ts'
import { utc } from './fields.ts'
import { messages } from './http-error.ts'

export const getLiveness = defineEndpoint({
  name: 'health.getLiveness',
  method: 'GET',
  path: '/live',
  summary: 'Whether the process answers at all, whatever its database does: when it does not, start it again',
  access: open,
  fallback: messages.internal,
  reply: z.object({ status: z.literal('ok') }),
})

export const getReadiness = defineEndpoint({
  name: 'health.getReadiness',
  method: 'GET',
  path: '/ready',
  summary:
    'Whether to send it requests: 503 while the database does not answer, and from the moment the process is told to end',
  access: open,
  fallback: messages.internal,
  reply: z.object({ status: z.literal('ok') }),
})

export const getHealth = defineEndpoint({
  name: 'health.get',
  method: 'GET',
  path: '/health',
  summary:
    'Whether the shop and its database answer; 503 when it is not ready. An ERP that refuses the shop is named, and orders wait for it; so is since when the shop could not read from it what has changed',
  access: open,
  fallback: messages.internal,
  reply: z.object({
    status: z.literal('ok'),
    erp: z.enum(['ok', 'refuses']),
    /** Null while the shop is in sync with the ERP. */
    erpFailingSince: z.nullable(utc),
  }),
})
