import { z } from 'zod/mini'

type Schema = z.core.$ZodType
type Cut = (value: unknown) => unknown

/**
 * Returns a function that cuts a reply down to its schema: a field that the contract does not name never leaves the shop.
 *
 * @example
 * cutTo(z.object({ name: z.string() }))({ name: 'Ben', passwordHash: '…' }) // { name: 'Ben' }
 */
export const cutTo = (schema: Schema): Cut => cutOf(schema, new Map())

/** Returns the value unchanged, for a schema in which nothing can be cut. */
const keep: Cut = (value) => value

function cutOf(schema: Schema, known: Map<Schema, Cut>): Cut {
  const fields = fieldsOf(schema)
  if (fields) return known.get(schema) ?? cutOfObject(schema, fields, known)
  if (schema instanceof z.ZodMiniDefault) return cutOf(schema.def.innerType, known)
  if (schema instanceof z.ZodMiniPipe) return cutOf(schema.def.out, known)
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    const cut = cutOf(schema.def.innerType, known)
    return cut === keep ? keep : (value) => value && cut(value)
  }
  if (schema instanceof z.ZodMiniArray) {
    const cut = cutOf(schema.def.element, known)
    return cut === keep ? keep : (value) => (value as unknown[]).map(cut)
  }
  if (schema instanceof z.ZodMiniDiscriminatedUnion) return cutOfUnion(schema, known)
  const plainValue = schema instanceof z.ZodMiniRecord ? schema.def.valueType : schema
  if (plain.some((kind) => plainValue instanceof kind)) return keep
  if (schema instanceof z.ZodMiniTuple && schema.def.items.every((one) => cutOf(one, known) === keep))
    return keep
  throw new Error(
    'A reply holds objects, arrays, unions told apart by a field, and plain values, or records of them.',
  )
}

/** Fields that a schema names. */
function fieldsOf(schema: Schema): [name: string, field: Schema][] | undefined {
  if (schema instanceof z.ZodMiniObject) return Object.entries(schema.shape)
  if (!(schema instanceof z.ZodMiniRecord && schema.def.keyType instanceof z.ZodMiniEnum)) return undefined
  return schema.def.keyType.options.map((name) => [String(name), schema.def.valueType])
}

function cutOfObject(schema: Schema, fields: [name: string, field: Schema][], known: Map<Schema, Cut>): Cut {
  const cuts: [name: string, cut: Cut][] = []
  const cut: Cut = (value) => {
    const whole = value as Record<string, unknown>
    const left: Record<string, unknown> = {}
    for (const [name, cutField] of cuts) left[name] = cutField(whole[name])
    return left
  }
  // A recursive schema refers to itself.
  known.set(schema, cut)
  for (const [name, field] of fields) cuts.push([name, cutOf(field, known)])
  return cut
}

/** Cuts by the object of the union that has the value's discriminator. */
function cutOfUnion(union: z.ZodMiniDiscriminatedUnion, known: Map<Schema, Cut>): Cut {
  const { discriminator, options } = union.def as z.core.$ZodDiscriminatedUnionDef
  const cuts = new Map<unknown, Cut>()
  for (const option of options) {
    const told = fieldsOf(option)?.find(([name]) => name === discriminator)?.[1]
    if (told instanceof z.ZodMiniLiteral)
      for (const value of told.def.values) cuts.set(value, cutOf(option, known))
  }
  return (value) => {
    const cut = cuts.get((value as Record<string, unknown>)[discriminator])
    if (!cut) throw new Error(`The contract knows no ${discriminator} of this reply.`)
    return cut(value)
  }
}

/** Kinds of values in which nothing can be cut; a transform of the contract returns a text. */
const plain = [
  z.ZodMiniString,
  z.ZodMiniNumber,
  z.ZodMiniBoolean,
  z.ZodMiniEnum,
  z.ZodMiniLiteral,
  z.ZodMiniNull,
  z.ZodMiniTransform,
]
