import { stripVTControlCharacters } from 'node:util'
import pino, { type DestinationStream } from 'pino'

interface Entry {
  time: number
  level: number
  msg?: string
  req?: { method: string; url: string }
  err?: { type: string; message: string; stack?: string }
}

/** Writes a log entry as a line for a person: time, level, sentence, details. An error is followed by its stack. */
export function textLog(write: (text: string) => unknown): DestinationStream {
  return { write: (entry) => void write(`${printable(inWords(JSON.parse(entry) as Entry))}\n`) }
}

function inWords({ time, level, msg, req, err, ...details }: Entry): string {
  const { pid: _pid, hostname: _hostname, ...others } = details as Record<string, unknown>
  const line = [
    new Date(time).toTimeString().slice(0, 8),
    pino.levels.labels[level],
    msg,
    req && `${req.method} ${req.url}`,
    ...inPairs(others),
  ]
  return [line.filter(Boolean).join(' '), ...(err ? inLines(err) : [])].join('\n    ')
}

/** Adds the message to a failed query's stack, which begins with its first call; other stacks begin with the message. */
function inLines({ type, message, stack = '', ...others }: NonNullable<Entry['err']>): string[] {
  const lines = stack.split('\n').map((line) => line.trim())
  const head = /^(at |$)/.test(lines[0] ?? '') ? [`${type}: ${message}`] : []
  return [...head, ...inPairs(others), ...lines].filter((line) => line !== '')
}

const inPairs = (details: object) =>
  Object.entries(details).map(([name, value]) => `${name}=${JSON.stringify(value)}`)

/** Strips control characters: the log contains text from others, which must not move the terminal's cursor. */
const printable = (text: string) => stripVTControlCharacters(text).replace(/[^\P{Cc}\n]/gu, '')
