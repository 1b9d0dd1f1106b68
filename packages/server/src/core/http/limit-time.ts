import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { durations, type ErrorCode, messages } from '@volute/domain/core/kernel'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'

/** Timeouts for a caller, in ms. */
export const callTimeouts = {
  /** Until the last header, and until the last byte of the body; a file's body may take as long as the answer. */
  headers: durations.requestHeaders,
  request: durations.request,
  /** Without a byte in either direction. */
  silence: durations.connectionSilence,
  /** From the first byte of the request until the last byte of the answer is received. */
  answer: durations.answer,
}
export type CallTimeouts = Record<keyof typeof callTimeouts, number>

/** Fastify's settings that end slow requests (OQ-72). */
export function timeLimits({ headers, silence, answer }: CallTimeouts) {
  return {
    requestTimeout: answer,
    connectionTimeout: silence,
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(1_000, headers) },
    clientErrorHandler: refuse,
  } satisfies FastifyHttpOptions<Server>
}

/** Cuts off an answer that is read too slowly, and rejects a body that arrives too slowly and is not a file. */
export function limitAnswers(app: FastifyInstance, { answer, request: most }: CallTimeouts): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request
    const timer = setTimeout(() => raw.destroy(), answer)
    const slow = setTimeout(() => {
      const takesFile = (routeOptions.config as { takesFile?: boolean }).takesFile
      if (!raw.complete && !takesFile)
        refuse({ code: 'ERR_HTTP_REQUEST_TIMEOUT' } as NodeJS.ErrnoException, raw.socket)
    }, most)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      clearTimeout(slow)
    })
    done()
  })
}

/** Milliseconds for a rejected caller to receive the answer. */
const LINGER = 1_000

const refusals: Record<string, [number, string, ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, messages.tooSlow, 'TOO_SLOW'],
  HPE_HEADER_OVERFLOW: [431, messages.tooLarge, 'TOO_LARGE'],
}

/** Rejects a broken or incomplete request, which never reaches a route, in the form of every other rejection. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket) {
  const [status, error, name] = refusals[code] ?? [400, messages.invalidRequest, 'INVALID_REQUEST']
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  socket.end(answer(status, JSON.stringify({ error, code: name })))
  // Closing the connection while the caller is still sending would discard the unread answer.
  setTimeout(() => socket.destroy(), LINGER).unref()
}

const answer = (status: number, body: string) =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
