import type { IncomingMessage } from 'node:http'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Log } from '../log/log.ts'
import { newTrace, readTrace, traceId } from '../log/trace.ts'

/** Id of a request and its jobs in the log: that of the caller's trace, or of a new one. */
export const requestId = ({ headers }: IncomingMessage): string =>
  traceId(readTrace(headers['traceparent']) ?? newTrace())

/** Writes one line per request, when its answer has been sent or has failed. */
export class RequestLog extends LogController {
  readonly #log: Log

  constructor(log: Log) {
    super()
    // No field of the line can contain a secret, and redaction takes longer than writing.
    this.#log = log.child({}, { redact: [] })
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      req: request,
      statusCode: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (error) request.log.error({ ...line, err: error }, 'request failed')
    else this.#log.info({ reqId: request.id, ...line }, 'request')
  }
}
