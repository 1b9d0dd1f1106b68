import compress from '@fastify/compress'
import { limits, messages } from '@volute/domain/core/kernel'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Shop } from '../core/http/context.ts'
import { serveBrand } from '../core/brand/index.ts'
import { answerErrors } from '../core/http/answer-errors.ts'
import { bind } from '../core/http/bind.ts'
import { describeApi } from '../core/http/describe-api.ts'
import { RequestLog, requestId } from '../core/http/log-requests.ts'
import { limitAnswers, type CallTimeouts, callTimeouts, timeLimits } from '../core/http/limit-time.ts'
import { serveFiles } from '../core/http/serve-files.ts'
import { serveWeb } from '../core/http/serve-web.ts'
import { setHeaders } from '../core/http/set-headers.ts'
import { showApi } from '../core/http/show-api.ts'
import { watchProxies } from '../core/http/watch-proxies.ts'
import { servePolicy } from '../backoffice/brand/index.ts'
import type { Metrics } from './open-metrics.ts'
import { routes } from './routes.ts'
import { openPeople } from '../people/session/index.ts'

/** The shop's HTTP server: the API under /api, drawings and documents, and the web app for every other path. */
export async function buildApp(
  shop: Shop,
  callers: CallTimeouts = callTimeouts,
  metrics?: Metrics,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: shop.log,
    logController: new RequestLog(shop.log),
    bodyLimit: limits.requestBytes,
    trustProxy: shop.settings.trustedProxies ?? false,
    ...timeLimits(callers),
    return503OnClosing: false,
    genReqId: requestId,
    routerOptions: { maxParamLength: 5_000 },
    // A path that cannot be decoded reaches no route and no error handler.
    frameworkErrors: (_error, _request, reply) => {
      const plain: FastifyReply = reply
      void plain.code(400).send({ error: messages.invalidRequest, code: 'INVALID_REQUEST' })
    },
  })
  metrics?.watch(app)
  await setHeaders(app, shop)
  await app.register(compress)
  limitAnswers(app, callers)
  watchProxies(app, shop)
  acceptEmptyJson(app)
  answerErrors(app)
  await app.register(
    async (api) => {
      const people = openPeople(shop)
      for (const one of routes) bind(api, shop, people, one)
      const endpoints = routes.map((one) => one.endpoint)
      let described: ReturnType<typeof describeApi> | undefined
      api.get('/openapi.json', () => (described ??= describeApi(endpoints)))
      api.get('/docs', (_request, reply) => reply.type('text/html').send(showApi(endpoints)))
    },
    { prefix: '/api' },
  )
  serveFiles(app, shop.files)
  serveBrand(app, shop)
  servePolicy(app, shop)
  await serveWeb(app)
  return app
}

/** A call without a body may still carry the JSON content type. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}
