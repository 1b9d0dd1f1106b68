import { z } from 'zod/mini'
import { attemptLimits, defineEndpoint, limits, signedIn, text } from '../../core/kernel/index.ts'
import { lineReport } from '../lines/index.ts'
import { listReading, readingChoice } from './list-reading.ts'
import { listReadingMessages } from './messages.ts'

export const readLists = defineEndpoint({
  name: 'lists.read',
  method: 'POST',
  path: '/lists/read',
  summary:
    'Reads the lines of a pasted text or a file: a list or a purchase order. Nothing is added to the cart; what is not certain is asked',
  access: signedIn(),
  fallback: listReadingMessages.failed,
  limits: [{ ...attemptLimits.listReading, per: 'person' }],
  mostBytes: limits.listRequestBytes,
  isRead: true,
  body: z.object({
    /** Pasted text; either this or a file. */
    text: z.optional(z.string().check(z.maxLength(limits.importedBytes))),
    file: z.optional(z.object({ name: text(255), base64: z.string() })),
    choice: z.optional(readingChoice),
  }),
  reply: z.object({
    reading: listReading,
    /** One report for each line of the reading. */
    reports: z.array(lineReport),
  }),
})
