import type { Endpoint } from '@volute/domain/core/kernel'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isEndpoint, modules } from '@volute/domain/app/contract'
import { type MatrixWorld, openMatrixWorld } from '../access-matrix/matrix-world.ts'
import { refusalReply } from '../../src/core/http/answer-errors.ts'
import { minimalRequests } from '../access-matrix/minimal-requests.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { questionedErp } from '../questioned-erp.ts'
import { rolledBack } from '../rolled-back.ts'
import { beyondSchema, bySchema } from './by-schema.ts'
import { jsonOf, oddBody, oddEnding, oddText, oddValue } from './odd-values.ts'

/** `FUZZ_RUNS=300` calls each endpoint 300 times; `FUZZ_SEED` changes the requests. */
const runs = {
  seed: Number(process.env['FUZZ_SEED'] ?? 13),
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 5),
  endOnFailure: true,
}
const callers = ['provider Admin', 'Admin', 'Buyer', 'no token'] as const
type CallerName = (typeof callers)[number]

let shop: TestShop
let world: MatrixWorld
beforeAll(async () => {
  shop = await openTestShop(
    { isUnfinished: async () => false, retrySoon: async () => {} },
    { LOG_LEVEL: 'fatal' },
  )
  world = await openMatrixWorld(shop)
  shop.shop.erp = { ...questionedErp().erp, getInvoice: async () => null }
})
afterAll(() => shop.close())

/** Request to send: a path below the API, and a body that may not be JSON. */
interface Sent {
  path: string
  body?: string
  type?: string
}

const cases = Object.entries(modules).flatMap(([module, contract]) =>
  Object.entries<unknown>(contract).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ module, name, endpoint }] : [],
  ),
)
type Case = (typeof cases)[number]

describe('every endpoint answers any request within its contract or rejects it with an error message', () => {
  it.each(cases)('$endpoint.name', async (one) => {
    const { endpoint } = one
    const calls = fc.record({
      caller: fc.constantFrom(...callers),
      make: fc.oneof(generated(endpoint), bent(one), spoilt(one), malformed(one)),
    })
    await fc.assert(
      fc.asyncProperty(calls, async ({ caller, make }) => {
        const sent = make(caller)
        const answer = await ask(endpoint.method, sent, caller)
        expect(answer.status, `${caller} sent ${JSON.stringify(sent).slice(0, 1_000)}`).toBeLessThan(500)
        if (answer.status >= 300) expect(refusalReply.parse(answer.body)).toEqual(answer.body)
        else endpoint.reply.parse(answer.body)
      }),
      runs,
    )
  })

  it.each(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'])(
    '%s of any path with a random ending never gives a server error',
    async (method) => {
      const starts = fc.constantFrom(
        '/api',
        '/api/none',
        '/svgs/',
        '/documents/',
        '/login',
        '/lookup/bom/',
        '/',
      )
      await fc.assert(
        fc.asyncProperty(starts, fc.oneof(oddEnding, oddText.map(encode)), async (start, ending) => {
          const answer = await shop.app.inject({ method: method as 'GET', url: start + ending })
          expect(answer.statusCode).toBeLessThan(500)
        }),
        { ...runs, numRuns: runs.numRuns * 2 },
      )
    },
  )
})

describe('a value that is too long never causes a server error (ERR-19)', () => {
  const long: unknown[] = ['x'.repeat(5_000), '9'.repeat(10), 2_147_483_648, 2 ** 53]

  it.each(cases)('$endpoint.name', async ({ module, name, endpoint }) => {
    const statuses: [string, number][] = []
    for (const caller of ['provider Admin', 'Admin'] as const) {
      const request = requestTo(module, name, caller)
      for (const place of placesIn(request))
        for (const value of long) {
          const sent = sentTo(endpoint, valueAt(request, place, value) as Record<string, unknown>)
          const { status } = await ask(endpoint.method, sent, caller)
          if (status >= 500) statuses.push([`${place.join('.')} ${String(value).slice(0, 20)}`, status])
        }
    }
    expect(statuses).toEqual([])
  })
})

/** Paths to all values of a request that are neither objects nor lists. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map((place) => [key, ...place]))
}

function valueAt(value: unknown, [key, ...rest]: string[], set: unknown): unknown {
  if (key === undefined) return set
  const inner = valueAt((value as Record<string, unknown>)[key], rest, set)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner }
}

type Make = (caller: CallerName) => Sent

/** Requests valid by the endpoint's schema. */
function generated({ path, params, query, body }: Endpoint): fc.Arbitrary<Make> {
  const parts = [params, query, body].map((schema) => (schema ? bySchema(schema) : fc.constant({})))
  return fc.tuple(...parts).map(([inPath, inQuery, sent]) => () => ({
    path: pathOf(path, inPath as Record<string, unknown>, inQuery as object),
    ...(body && { body: jsonOf(sent) ?? '' }),
  }))
}

/** A valid request with one field out of its bounds. */
function bent({ module, name, endpoint }: Case): fc.Arbitrary<Make> {
  return beyondSchema([endpoint.params, endpoint.query, endpoint.body]).map(
    ([field, value]) =>
      (caller) =>
        sentTo(endpoint, { ...requestTo(module, name, caller), [field]: value }),
  )
}

/** A valid request with one odd value somewhere in it. */
function spoilt({ module, name, endpoint }: Case): fc.Arbitrary<Make> {
  return fc.tuple(fc.nat(), oddValue).map(([place, odd]) => (caller) => {
    const request = spoil(requestTo(module, name, caller), place, odd)
    return sentTo(endpoint, request as Record<string, unknown>)
  })
}

function sentTo({ path, params, query, body }: Endpoint, request: Record<string, unknown>): Sent {
  const [inPath, inQuery] = [params, query].map((schema) => Object.keys({ ...schema?.shape }))
  const rest = Object.entries(request).filter(([name]) => !inPath?.includes(name) && !inQuery?.includes(name))
  return {
    path: pathOf(path, request, pick(request, inQuery)),
    ...(body && { body: jsonOf(Object.fromEntries(rest)) ?? '' }),
  }
}

/** A valid path with an invalid body, or an invalid path. */
function malformed({ module, name, endpoint }: Case): fc.Arbitrary<Make> {
  const right = (caller: CallerName) => pathOf(endpoint.path, requestTo(module, name, caller), {})
  return fc.oneof(
    oddBody.map((odd) => (caller: CallerName) => ({ path: right(caller), ...odd })),
    oddEnding.map((ending) => (caller: CallerName) => ({ path: right(caller) + ending })),
  )
}

function requestTo(module: string, name: string, caller: CallerName): Record<string, unknown> {
  const requests: Record<string, Record<string, unknown>> = minimalRequests(world, world.callers[caller])
  return { ...(requests[module]?.[name] as object) }
}

/** A copy in which one value, at any depth, is replaced or removed. */
function spoil(value: unknown, place: number, odd: unknown): unknown {
  if (typeof value !== 'object' || value === null) return odd
  const keys = Object.keys(value)
  const key = keys[place % (keys.length + 1)]
  if (key === undefined) return Array.isArray(value) ? odd : { ...value, unknown: odd }
  const inner = (value as Record<string, unknown>)[key]
  const spoiltInner = spoil(inner, Math.floor(place / (keys.length + 1)), odd)
  if (Array.isArray(value)) return value.with(Number(key), spoiltInner)
  return { ...value, [key]: spoiltInner }
}

const pick = (from: Record<string, unknown>, names: string[] = []) =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]))

function pathOf(path: string, values: Record<string, unknown>, query: object): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name]))
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
  return `${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}

function encode(value: unknown): string {
  return encodeURIComponent((typeof value === 'string' ? value : (jsonOf(value) ?? '')).toWellFormed())
}

async function ask(method: string, { path, body, type }: Sent, caller: CallerName) {
  const { token } = world.callers[caller]
  return rolledBack(shop, async () => {
    const answer = await shop.app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
      },
      ...(body !== undefined && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  })
}
