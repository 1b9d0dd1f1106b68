import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Writes one line for each request, when its answer has gone out or failed. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      req: request,
      statusCode: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (error) request.log.error({ ...line, err: error }, 'request failed')
    else request.log.info(line, 'request')
  }
}
