import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Log } from '../log.ts'

/**
 * The id under which a request stands in the log: the trace that it belongs to, where its caller names one
 * (https://www.w3.org/TR/trace-context/), or else a new one.
 */
export const requestId = ({ headers }: IncomingMessage): string =>
  /^[\da-f]{2}-(?<trace>(?!0{32})[\da-f]{32})-/.exec(String(headers['traceparent']))?.groups?.['trace'] ??
  randomUUID()

/** Writes one line for each request, when its answer has gone out or failed. */
export class RequestLog extends LogController {
  readonly #log: Log

  constructor(log: Log) {
    super()
    // No field of the line can hold a secret, and the search for one takes longer than the writing.
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
