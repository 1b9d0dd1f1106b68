import { endpoints } from '@volute/domain/app/contract'
import { getLiveness } from '@volute/domain/core/kernel'
import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import type { Shop } from './context.ts'
import { bind, route } from './bind.ts'
import { cutTo } from './cut-to.ts'
import type { People } from './people.ts'

const UNNAMED = 'a field of no contract'

describe('a reply is cut down to its contract, and otherwise unchanged', () => {
  it.each(Object.values(endpoints))('$id', ({ reply }) => {
    const cut = cutTo(reply)
    fc.assert(
      fc.property(grown(reply), (answer) => {
        const right = withoutUnnamed(answer)
        expect(asSent(cut(answer))).toEqual(right)
        expect(asSent(cut(right))).toEqual(right)
      }),
      { numRuns: 50 },
    )
  })
})

it('fields of a reply outside its contract are not sent', async () => {
  const app = Fastify()
  const answered = { status: 'ok' as const, passwordHash: 'secret' }
  bind(
    app,
    { now: () => new Date() } as Shop,
    {} as People,
    route(getLiveness, async () => answered),
  )
  expect((await app.inject('/live')).json()).toEqual({ status: 'ok' })
})

it('a reply without an object that its contract requires is an error', () => {
  expect(() => cutTo(z.object({ part: z.object({ name: z.string() }) }))({})).toThrow(TypeError)
})

it.each([z.any(), z.union([z.object({}), z.string()]), z.record(z.string(), z.object({}))])(
  'a reply schema that cannot be cut is rejected up front',
  (reply) => {
    expect(() => cutTo(reply)).toThrow('A reply holds objects')
  },
)

/** Generates valid replies in which every object has one extra field; recursion ends after a few levels. */
function grown(schema: z.core.$ZodType, levels = 6): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape).map(([name, one]) => [name, grown(one, levels)])
    return withUnnamed(Object.fromEntries(fields))
  }
  if (schema instanceof z.ZodMiniRecord && schema.def.keyType instanceof z.ZodMiniEnum) {
    const fields = schema.def.keyType.options.map((name) => [name, grown(schema.def.valueType, levels)])
    return withUnnamed(Object.fromEntries(fields))
  }
  if (schema instanceof z.ZodMiniArray)
    return levels === 0 ? fc.constant([]) : fc.array(grown(schema.def.element, levels - 1), { maxLength: 2 })
  if (schema instanceof z.ZodMiniNullable) return fc.option(grown(schema.def.innerType, levels))
  if (schema instanceof z.ZodMiniOptional)
    return fc.option(grown(schema.def.innerType, levels), { nil: undefined })
  if (schema instanceof z.ZodMiniDiscriminatedUnion)
    return fc.oneof(...schema.def.options.map((one) => grown(one, levels)))
  if (schema instanceof z.ZodMiniLiteral) return fc.constant(schema.def.values[0])
  if (schema instanceof z.ZodMiniRecord) return fc.dictionary(fc.string(), plainValue)
  return plainValue
}

const withUnnamed = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ ...fields, [UNNAMED]: fc.constant({ secret: true }) })

const plainValue = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constantFrom('', 0, null))

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function withoutUnnamed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, one: unknown) => (name === UNNAMED ? undefined : one))
}
