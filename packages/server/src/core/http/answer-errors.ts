import type { IncomingMessage } from 'node:http'
import {
  commonErrorCodes,
  type ErrorCode,
  inputErrorCodes,
  limits,
  messages,
  ownErrorCodes,
  HttpError,
} from '@volute/domain/core/kernel'
import type { FastifyError, FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { isDatabaseGone } from '../db/index.ts'
import { isDiskFull } from '../files/index.ts'

/** Schema of every error reply. */
export const refusalReply = z.strictObject({
  error: z.string().check(z.minLength(1)),
  code: z.enum([...commonErrorCodes, ...ownErrorCodes]),
  fields: z.optional(
    z.array(z.strictObject({ field: z.string(), code: z.enum(inputErrorCodes), error: z.string() })),
  ),
})

/** Fastify's own errors, in the form of a handler's. */
const refusals: Record<number, { error: string; code: ErrorCode }> = {
  400: { error: messages.invalidRequest, code: 'INVALID_REQUEST' },
  404: { error: messages.notFound, code: 'NOT_FOUND' },
  413: { error: messages.tooLarge, code: 'TOO_LARGE' },
  415: { error: messages.invalidRequest, code: 'INVALID_REQUEST' },
}

/**
 * Writes every rejection as `{ error, code }`, with the `fields` that failed a check; an unexpected error is a bare 500, and
 * the log has it with the request id.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError && error.retryAfter !== undefined)
      reply.header('retry-after', error.retryAfter)
    if (error instanceof HttpError)
      return reply.code(error.status).send({ error: error.message, code: error.code, fields: error.fields })
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'the disk is full')
      return reply.code(503).send({ error: messages.diskFull, code: 'UNAVAILABLE' })
    }
    if (isDatabaseGone(error)) {
      request.log.warn({ err: error }, 'the database is gone')
      return reply.code(503).send({ error: messages.noDatabase, code: 'UNAVAILABLE' })
    }
    const status = isUnstorable(error) ? 400 : (error.statusCode ?? 500)
    const refusal = refusals[status]
    if (status === 413) await takeRest(request.raw)
    if (refusal) return reply.code(status).send(refusal)
    request.log.error({ err: error }, 'unforeseen error')
    return reply.code(500).send({ error: messages.internal, code: 'INTERNAL' })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refusals[404]))
}

/** Reads the rest of a body that is too large: a proxy that cannot finish sending drops the answer and returns 502 instead. */
async function takeRest(raw: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let taken = 0
  raw.on('data', ({ length }: Buffer) => {
    taken += length
    if (taken > 2 * limits.requestBytes) resolve()
  })
  for (const over of ['end', 'close', 'error']) raw.on(over, () => resolve())
  if (raw.readableEnded || raw.destroyed) return
  raw.resume()
  await promise
}

/** Detects PostgreSQL's codes for text that it cannot store because of a NUL character. */
function isUnstorable({ cause }: Error): boolean {
  const code = (cause as { code?: string } | undefined)?.code
  return code === '22021' || code === '22P05'
}
