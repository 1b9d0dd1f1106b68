import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Shop } from './context.ts'

/** Sets the headers of every answer. */
export async function setHeaders(app: FastifyInstance, shop: Shop): Promise<void> {
  const lasting = { ...(await headersOfHelmet(shop)), 'permissions-policy': permissionsPolicy }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(lasting)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    // A connection that stays open would be cut off in the middle of a later request. While the server still listens it may
    // stay: a proxy that reuses it opens no new one, which could come too late.
    if (shop.isStopping && !app.server.listening) reply.header('connection', 'close')
    done()
  })
}

/** The camera reads the codes of labels; no other device feature is used, here or in a frame. */
const permissionsPolicy = [
  'camera=(self)',
  ...[
    'display-capture',
    'geolocation',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ')

/** Asks helmet for its headers once, since they are the same for every answer; its hook would build them each time. */
async function headersOfHelmet({ settings }: Shop): Promise<OutgoingHttpHeaders> {
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The decoder of photographed codes is WebAssembly; this directive allows no code to be compiled from text (0058).
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // A manual is requested by HEAD before it is opened; hosts other than these count as not found (OQ-69).
        connectSrc: ["'self'", ...settings.documentHosts.map((host) => `https://${host}`)],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: settings.publicUrl.startsWith('https:'),
  })
  const headers = Promise.withResolvers<OutgoingHttpHeaders>()
  app.get('/', (_request, reply) => {
    reply.hijack()
    headers.resolve(reply.raw.getHeaders())
  })
  await app.ready()
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' })
  app.routing(request, new ServerResponse(request))
  return headers.promise
}
