import type { FastifyBaseLogger } from 'fastify'
import pino, { type DestinationStream, type LoggerOptions } from 'pino'

export type Log = FastifyBaseLogger

/** The shop's structured log; what could be a secret is left out even where somebody logs too much (OQ-72, ERR-06). */
export function openLog(level: string, destination?: DestinationStream): Log {
  const settings: LoggerOptions = {
    level,
    serializers: { err: describeError },
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

/** A failed query is told without its values: among them are mails with temporary passwords. */
function describeError(error: Error & { query?: string; params?: unknown }): object {
  if (error.params === undefined) return pino.stdSerializers.err(error)
  const { message, code, constraint } = (error.cause ?? {}) as Partial<Record<string, string>>
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { type: error.name, message, code, constraint, query: error.query, stack: stack?.join('\n') }
}
