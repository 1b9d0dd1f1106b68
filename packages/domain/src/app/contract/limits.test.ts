import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { endpoints } from './index.ts'

/** Largest whole number that the database can store in a column or look up. */
const MOST = 2_147_483_647

interface Schema {
  type?: string | string[]
  maximum?: number
  exclusiveMaximum?: number
  properties?: Record<string, Schema>
  [key: string]: unknown
}

/** Paths in a schema to whole numbers that may exceed the database's range. */
function longNumbers(schema: Schema, place: string): string[] {
  const { maximum = schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY } = schema
  const isLong = [schema.type].flat().includes('integer') && maximum > MOST
  const inner = Object.entries(schema).filter(([, value]) => typeof value === 'object' && value !== null)
  return [
    ...(isLong ? [place] : []),
    ...inner.flatMap(([key, value]) => longNumbers(value as Schema, `${place}.${key}`)),
  ]
}

it('no endpoint accepts a whole number that the database cannot store (ERR-19)', () => {
  const long = Object.values(endpoints).flatMap(({ name, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema
        ? longNumbers(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, name)
        : [],
    ),
  )
  expect(long).toEqual([])
})

it('every endpoint that returns a PDF has a rate limit per person (OQ-72)', () => {
  const drawing = Object.values(endpoints).filter(({ reply, limits = [] }) => {
    const isPdf = reply instanceof z.ZodMiniObject && 'pdf' in reply.shape
    return isPdf && !limits.some(({ per }) => per === 'person')
  })
  expect(drawing.map(({ name }) => name)).toEqual([])
})
