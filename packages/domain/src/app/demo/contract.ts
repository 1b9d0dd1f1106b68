import { z } from 'zod/mini'
import { defineEndpoint, id, open, utc } from '../../core/kernel/index.ts'

export const listMails = defineEndpoint({
  name: 'demo.listMails',
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

export const listCast = defineEndpoint({
  name: 'demo.listCast',
  method: 'GET',
  path: '/demo/cast',
  summary: 'Who may sign in to the demo, with the password of all; only in the demo, elsewhere 404',
  access: open,
  fallback: 'Internal server error. Unable to load the cast.',
  reply: z.object({
    password: z.string(),
    people: z.array(
      z.object({ email: z.string(), name: z.string(), role: z.string(), companyName: z.string() }),
    ),
  }),
})
