import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

export type Log = FastifyBaseLogger

/** The shop's structured log; what could be a secret is left out even where somebody logs too much (OQ-72, ERR-06). */
export function openLog(level: string): Log {
  return pino({
    level,
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
  })
}
