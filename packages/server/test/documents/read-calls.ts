import { readFileSync } from 'node:fs'

/** Type of a field in a reply: a word such as `string`, or the fields of an object; list and nullable as documented. */
export interface Kind {
  is: string | Record<string, Kind>
  isList: boolean
  isNullable: boolean
}

export interface DocumentCall {
  /** Such as `PUT /cart (add)`. */
  name: string
  method: string
  path: string
  sends: string[]
  answers: Record<string, Kind>
}

/** Reads the calls of the two documents from `docs/requirements/calls.md`. */
export function readCalls(): DocumentCall[] {
  const text = readFileSync(new URL('../../../../docs/requirements/calls.md', import.meta.url), 'utf8')
  return [
    ...text.matchAll(/^- ((GET|POST|PUT|DELETE|HEAD) (\S+?)(?: \(.*?\))?)(?:: (.*?))?(?: → (.*))?$/gm),
  ].map(([, name = '', method = '', path = '', sends = '', answers = '']) => ({
    name,
    method,
    path,
    sends: sends.match(/\w+/g) ?? [],
    answers: fieldsOf(answers.match(/\w+|[[\]{},?]/g) ?? []),
  }))
}

/** Reads fields to the end, or to the closing bracket. */
function fieldsOf(tokens: string[]): Record<string, Kind> {
  const fields: Record<string, Kind> = {}
  for (let name = tokens.shift(); name !== undefined && name !== '}'; name = tokens.shift())
    fields[name] = kindOf(tokens)
  return fields
}

/** Reads the kind of a field up to the next one; a text has no word for it. */
function kindOf(tokens: string[]): Kind {
  const takes = (token: string) => tokens[0] === token && tokens.shift() !== undefined
  const isList = takes('[')
  const is = takes('{') ? fieldsOf(tokens) : /^\w/.test(tokens[0] ?? '') ? (tokens.shift() ?? '') : 'string'
  if (isList) takes(']')
  const isNullable = takes('?')
  takes(',')
  return { is, isList, isNullable }
}

/**
 * Paths of reply fields that differ from the documents; an empty list of objects counts as a difference, since it shows no
 * fields.
 */
export function differences(answer: unknown, fields: Record<string, Kind>, at = 'answer'): string[] {
  if (typeof answer !== 'object' || answer === null) return [`${at} is no object`]
  return Object.entries(fields).flatMap(([name, kind]) =>
    differs(Reflect.get(answer, name), kind, `${at}.${name}`),
  )
}

function differs(value: unknown, kind: Kind, at: string): string[] {
  if (value === null && kind.isNullable) return []
  if (!kind.isList) return differsOne(value, kind.is, at)
  if (!Array.isArray(value)) return [`${at} is no list`]
  if (value.length === 0 && typeof kind.is === 'object') return [`${at} is empty`]
  return value.flatMap((one) => differsOne(one, kind.is, at))
}

function differsOne(value: unknown, is: Kind['is'], at: string): string[] {
  if (typeof is === 'object') return differences(value, is, at)
  const isRight = checks[is]
  if (!isRight) throw new Error(`no type is called ${is}`)
  return isRight(value) ? [] : [`${at} is no ${is}: ${JSON.stringify(value)}`]
}

const checks: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  instant: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/.test(value),
}
