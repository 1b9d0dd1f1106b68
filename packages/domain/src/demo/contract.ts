import { z } from 'zod/mini'
import { defineEndpoint, id, open, utc } from '../kernel/index.ts'

export const listMails = defineEndpoint({
  id: 'E80',
  method: 'GET',
  path: '/demo/outbox',
  summary: 'The latest mails that the shop has written, the newest first; only in the demo, elsewhere 404',
  access: open,
  fallback: 'Internal server error. Unable to load the outbox.',
  reply: z.object({
    mails: z.array(
      z.object({
        mailId: id,
        recipient: z.string(),
        subject: z.string(),
        text: z.string(),
        createdUtc: utc,
      }),
    ),
  }),
})
