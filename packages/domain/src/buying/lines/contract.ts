import { z } from 'zod/mini'
import { defineEndpoint, limits, signedIn } from '../../core/kernel/index.ts'
import { partMessages } from '../../catalogue/part/index.ts'
import { listLine } from './list-line.ts'
import { lineReport } from './report-line.ts'

export const resolveLines = defineEndpoint({
  name: 'lines.resolve',
  method: 'POST',
  path: '/lines',
  summary:
    'What became of each line of a list that goes into the cart, or would become of it: its part, or why not',
  access: signedIn(),
  fallback: partMessages.partFailed,
  body: z.object({
    lines: z.array(listLine).check(z.minLength(1), z.maxLength(limits.cartItems)),
    /** True to add the ready lines to the cart; false only to report on them. */
    intoCart: z.boolean(),
  }),
  reply: z.object({ lines: z.array(lineReport) }),
})
