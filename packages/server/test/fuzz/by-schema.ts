import fc from 'fast-check'
import { z } from 'zod/mini'
import { oddDates, oddNumber, oddText } from './odd-values.ts'

/** The subset of JSON schema that describes the contract's inputs. */
interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** Values that a schema of the contract accepts, often at its boundaries. */
export function bySchema(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return valuesOf(jsonSchema(schema))
}

/** One field of a request with a value of the right kind that is too large, too small or too odd. */
export function beyondSchema(schemas: (z.ZodMiniType | undefined)[]): fc.Arbitrary<[string, unknown]> {
  const fields = schemas
    .flatMap((schema) => (schema ? jsonSchema(schema) : []))
    .flatMap(({ anyOf, oneOf = anyOf, ...schema }) => oneOf ?? schema)
    .flatMap(({ properties = {} }) => Object.entries(properties))
  const none = fc.tuple(fc.constant('unknown'), oddText)
  return fc.oneof(none, ...fields.map(([name, field]) => fc.tuple(fc.constant(name), beyondOf(field))))
}

function jsonSchema(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

function beyondOf(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf = anyOf, minimum = 0, maximum = 2 ** 31 } = schema
  if (oneOf?.[0]) return beyondOf(oneOf[0])
  const [type] = [schema.type].flat()
  if (isDate(schema)) return fc.constantFrom(...oddDates)
  if (schema.pattern) return oddNumber.map(String)
  if (type === 'integer') return fc.oneof(oddNumber, fc.constantFrom(minimum - 1, maximum + 1))
  if (type === 'number') return oddNumber
  return oddText
}

function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf = anyOf, type } = schema
  if (oneOf) return fc.oneof(...oneOf.map(valuesOf))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valuesOf({ ...schema, type: one })))
  if (type === 'object') return objects(schema)
  if (type === 'array') return arrays(schema)
  if (type === 'string') return texts(schema)
  if (type === 'integer') return integers(schema)
  if (type === 'number') return oddNumber
  if (type === 'boolean') return fc.boolean()
  return fc.constant(null)
}

function objects({ properties = {}, required = [] }: Schema) {
  const fields = Object.entries(properties).map(([name, one]) => [name, valuesOf(one)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

function arrays({ prefixItems, items = {}, minItems = 0, maxItems = 3 }: Schema): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map(valuesOf))
  return fc.array(valuesOf(items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  })
}

function integers({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema) {
  const [low, high] = [Math.max(minimum, -(2 ** 53)), Math.min(maximum, 2 ** 53)]
  const first = high < 1 ? Math.max(low, high - 40) : Math.max(low, 1)
  const few = fc.integer({ min: first, max: Math.min(first + 40, high) })
  return fc.oneof(
    { arbitrary: few, weight: 3 },
    fc.constantFrom(low, high),
    fc.integer({ min: low, max: high }),
  )
}

function texts(schema: Schema): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength } = schema
  if (format === 'uuid') return fc.uuid()
  if (isDate(schema)) return dates
  if (pattern) return integers({ minimum: 1, maximum: 9_999_999_999 }).map(String)
  const fitting = oddText.filter(({ length }) => length >= minLength && length <= (maxLength ?? length))
  return maxLength === undefined ? fitting : fc.oneof(fitting, fc.constant('x'.repeat(maxLength)))
}

function isDate({ type, format, pattern = '', allOf = [] }: Schema) {
  const patterns = [pattern, ...allOf.map((one) => one.pattern ?? '')]
  return type === 'string' && (format === 'date' || patterns.some((one) => one.includes('-02-29')))
}

const dates = fc.oneof(
  fc.constantFrom('1900-01-01', '2999-12-31', '2026-11-20', '2028-02-29'),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
)
