import type { FastifyInstance } from 'fastify'

/** Writes one line for each request, when its answer has gone out. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, statusCode: reply.statusCode, milliseconds: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    )
  })
}
