import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import pino, { type DestinationStream, type LoggerOptions } from 'pino'

export type Log = FastifyBaseLogger

const secrets = [
  'password',
  'token',
  'accessToken',
  'deviceToken',
  'deviceTokens',
  'newPassword',
  'currentPassword',
]

/** Opens the shop's structured log, which leaves out possible secrets whatever is logged (OQ-72, ERR-06). */
export function openLog(level: string, destination?: DestinationStream): Log {
  const settings: LoggerOptions = {
    level,
    serializers: { err: describeError, req: describeRequest },
    redact: {
      paths: [
        'req.headers.authorization',
        'headers.authorization',
        ...secrets.flatMap((name) => [name, `*.${name}`]),
      ],
      remove: true,
    },
  }
  return destination ? pino(settings, destination) : pino(settings)
}

/** Hides the code of an invitation's link, which is a key, and mail addresses, whoever requests the page (OQ-72). */
function describeRequest({ method, url, host, ip }: FastifyRequest): object {
  const shown = url.replace(/^(\/accept-invite\/).*/i, '$1…')
  return { method, url: withoutAddresses(shown), host, remoteAddress: ip }
}

/** Hides each piece of a path or query that contains an `@`, plain or escaped any number of times. */
const withoutAddresses = (url: string) =>
  url
    .split(/([/?&=#;])/)
    .map((piece) => (/@|%(?:25)*40/.test(piece) ? '…' : piece))
    .join('')

interface DescribedError {
  type: string
  message: string
  code?: string | undefined
  constraint?: string | undefined
  query?: string | undefined
  stack?: string | undefined
}

/** Logs a failed query, at any depth of the causes, without its values: some are mails with temporary passwords. */
export function describeError(error: Error): DescribedError {
  const chain: FailedQuery[] = [...causesOf(error)]
  const failed = chain.find((one) => one.params !== undefined)
  const refused = chain.find((one) => one.severity !== undefined) ?? chain.at(-1)
  if (!failed && !refused?.severity) return pino.stdSerializers.err(error)
  const { message = '', code, constraint } = refused ?? {}
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    // The database's message about a value of the wrong type contains the value.
    message: code?.startsWith('22') ? 'a value does not fit' : message,
    code,
    constraint,
    query: failed?.query,
    stack: stack?.join('\n'),
  }
}

/** Drizzle's error with the query and its values, or the database's own error. */
interface FailedQuery extends Error {
  query?: string
  params?: unknown
  severity?: string
  code?: string
  constraint?: string
}

function* causesOf(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return
  yield error
  yield* causesOf(error.cause)
}
