import { messages, Refusal } from '@volute/domain/kernel'
import type { FastifyError, FastifyInstance } from 'fastify'

const sentences: Record<number, string> = {
  400: messages.invalidRequest,
  404: messages.notFound,
  413: messages.tooLarge,
  415: messages.invalidRequest,
  429: messages.tooManyAttempts,
}

/** Writes every refusal as `{ error }`; anything unforeseen is a bare 500 with its request id in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ error: error.message })
    const status = isUnstorable(error) ? 400 : (error.statusCode ?? 500)
    const sentence = sentences[status]
    if (sentence) return reply.code(status).send({ error: sentence })
    request.log.error({ err: error }, 'unforeseen error')
    return reply.code(500).send({ error: messages.internal })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: messages.notFound }))
}

/** PostgreSQL's codes for text it cannot hold, which is a NUL character. */
function isUnstorable({ cause }: Error): boolean {
  const code = (cause as { code?: string } | undefined)?.code
  return code === '22021' || code === '22P05'
}
