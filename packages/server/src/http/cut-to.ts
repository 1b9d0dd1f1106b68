import { z } from 'zod/mini'

type Schema = z.core.$ZodType
/** The function that stands for each schema of an object; a recursive one is called by itself. */
type Functions = Map<Schema, { name: string; source: string }>

/**
 * Makes what cuts a reply down to its schema: a field that the contract does not name never leaves the shop. It is written as
 * JavaScript, once: a literal for each object costs a tenth of a copy field by field.
 *
 * @example
 * cutTo(z.object({ name: z.string() }))({ name: 'Ben', passwordHash: '…' }) // { name: 'Ben' }
 */
export function cutTo(schema: Schema): (reply: unknown) => unknown {
  const functions: Functions = new Map()
  const cut = cutOf(schema, 'reply', functions)
  const sources = [...functions.values()].map(({ source }) => source)
  // oxlint-disable-next-line typescript/no-implied-eval -- its text comes from the contract alone
  return new Function('reply', [...sources, `return ${cut}`].join('\n')) as (reply: unknown) => unknown
}

/** The expression of what is left of a value; the value itself where nothing in it can be cut. */
function cutOf(schema: Schema, value: string, functions: Functions): string {
  const fields = fieldsOf(schema)
  if (fields) return `${functionOf(schema, fields, functions)}(${value})`
  if (schema instanceof z.ZodMiniPipe) return cutOf(schema.def.out, value, functions)
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    const cut = cutOf(schema.def.innerType, value, functions)
    return cut === value ? value : `(${value} && ${cut})`
  }
  if (schema instanceof z.ZodMiniArray) {
    const cut = cutOf(schema.def.element, 'one', functions)
    return cut === 'one' ? value : `${value}.map((one) => ${cut})`
  }
  const plainValue = schema instanceof z.ZodMiniRecord ? schema.def.valueType : schema
  if (plain.some((kind) => plainValue instanceof kind)) return value
  throw new Error('A reply holds objects, arrays, and plain values, or records of them.')
}

/** The fields that a schema names. */
function fieldsOf(schema: Schema): [name: string, field: Schema][] | undefined {
  if (schema instanceof z.ZodMiniObject) return Object.entries(schema.shape)
  if (!(schema instanceof z.ZodMiniRecord && schema.def.keyType instanceof z.ZodMiniEnum)) return undefined
  return schema.def.keyType.options.map((name) => [String(name), schema.def.valueType])
}

function functionOf(schema: Schema, fields: [string, Schema][], functions: Functions): string {
  const known = functions.get(schema)
  if (known) return known.name
  const made = { name: `object${functions.size}`, source: '' }
  functions.set(schema, made)
  const cuts = fields.map(([name, field]) => {
    const key = JSON.stringify(name)
    return `${key}: ${cutOf(field, `of[${key}]`, functions)}`
  })
  made.source = `const ${made.name} = (of) => ({ ${cuts.join(', ')} })`
  return made.name
}

/** A transform makes texts of what was typed. */
const plain = [
  z.ZodMiniString,
  z.ZodMiniNumber,
  z.ZodMiniBoolean,
  z.ZodMiniEnum,
  z.ZodMiniLiteral,
  z.ZodMiniNull,
  z.ZodMiniTransform,
]
