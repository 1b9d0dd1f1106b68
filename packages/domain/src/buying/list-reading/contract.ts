import { z } from 'zod/mini'
import { attemptLimits, count, defineEndpoint, id, limits, signedIn, text } from '../../core/kernel/index.ts'
import { lineReport } from '../lines/index.ts'
import { sameOrder } from '../orders/index.ts'
import { lineDifference } from './line-differences.ts'
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
  body: z.object({
    /** Pasted text; either this or a file. */
    text: z.optional(z.string().check(z.maxLength(limits.importedBytes))),
    file: z.optional(z.object({ name: text(255), base64: z.string() })),
    choice: z.optional(readingChoice),
    /** Most lines that the caller can use; a longer list is rejected once nothing is asked. */
    mostLines: z.optional(count),
  }),
  reply: z.object({
    reading: listReading,
    /** One report for each line of the reading. */
    reports: z.array(lineReport),
    /** Differences between the list and the shop, for each line of the reading. */
    differences: z.array(z.array(lineDifference)),
    /** Id of the pump that each line names; null if it names none, or one that is not known. */
    pumpIds: z.array(z.nullable(id)),
    /** True if the list's prices are in dollars, or in no currency that it states. */
    isInDollars: z.boolean(),
    /** True if the columns are those that the company chose for the same header row before. */
    isRemembered: z.boolean(),
    /** Id under which the file is sent with the order; null for a text, and for a file without lines. */
    poFileId: z.nullable(id),
    /** Latest order of the company with the same PO number, and with the same file. */
    samePo: z.nullable(sameOrder),
    sameFile: z.nullable(sameOrder),
  }),
})
