import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import pino, { type DestinationStream, type LoggerOptions } from 'pino'

export type Log = FastifyBaseLogger

/** The shop's structured log; what could be a secret is left out even where somebody logs too much (OQ-72, ERR-06). */
export function openLog(level: string, destination?: DestinationStream): Log {
  const settings: LoggerOptions = {
    level,
    serializers: { err: describeError, req: describeRequest },
    redact: {
      paths: [
        'req.headers.authorization',
        'headers.authorization',
        ...['password', 'token', 'accessToken', 'newPassword', 'currentPassword'].flatMap((name) => [
          name,
          `*.${name}`,
        ]),
      ],
      remove: true,
    },
  }
  return destination ? pino(settings, destination) : pino(settings)
}

/** An invitation's link is a key: the code in it stays out, whoever asks for the page (OQ-72). */
function describeRequest({ method, url, host, ip }: FastifyRequest): object {
  return { method, url: url.replace(/^(\/accept-invite\/).*/i, '$1…'), host, remoteAddress: ip }
}

/** A failed query is told without its values: among them are mails with temporary passwords. */
function describeError(error: Error & { query?: string; params?: unknown }): object {
  if (error.params === undefined) return pino.stdSerializers.err(error)
  const { message, code, constraint } = (error.cause ?? {}) as Partial<Record<string, string>>
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { type: error.name, message, code, constraint, query: error.query, stack: stack?.join('\n') }
}
