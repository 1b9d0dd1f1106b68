import type { Readable } from 'node:stream'
import { hasRights } from '@volute/domain/core/permissions'
import {
  attemptLimits,
  type CallLimit,
  changesNothing,
  conflict,
  type Endpoint,
  forbidden,
  type InputOf,
  invalidRequest,
  type ListCsv,
  messages,
  notFound,
  policyRequired,
  HttpError,
  type ReplyOf,
  type SignedInAccess,
  unauthorized,
} from '@volute/domain/core/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, ActorContext, PublicContext, Shop } from './context.ts'
import { inTrace, keptTrace, readTrace } from '../log/trace.ts'
import { cutTo } from './cut-to.ts'
import { type Counted, takeAttempts } from './limit-attempts.ts'
import type { Known, People } from './people.ts'
import { acceptsCsv, sendCsv, streamCsv } from './stream-csv.ts'

type ContextOf<E extends Endpoint> = E['access']['kind'] extends 'public' ? PublicContext : ActorContext
export type Handler<E extends Endpoint> = (
  ctx: ContextOf<E>,
  input: InputOf<E>,
) => Promise<ReplyOf<E> | Answer<ReplyOf<E>>>

/** Reply with another success code than the endpoint's usual one. */
export class Answer<Body> {
  readonly status: 200 | 201
  readonly body: Body

  constructor(status: 200 | 201, body: Body) {
    this.status = status
    this.body = body
  }
}

export interface Route {
  endpoint: Endpoint
  handler: (ctx: ActorContext, input: never) => Promise<unknown>
}

/** Combines an endpoint of the contract with its handler. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler }
}

/** Serves one route: authenticates, checks access, parses the input, takes attempts, calls the handler, cuts the reply. */
export function bind(app: FastifyInstance, shop: Shop, people: People, served: Route): void {
  const { endpoint } = served
  if (endpoint.mostFileBytes) app.register(async (own) => takesFile(own, shop, people, served))
  else addRoute(app, shop, people, served)
}

/** Leaves the body unparsed, whatever its content type. */
function takesFile(app: FastifyInstance, shop: Shop, people: People, served: Route) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, content, done) => done(null, content))
  addRoute(app, shop, people, served)
}

function addRoute(app: FastifyInstance, shop: Shop, people: People, served: Route) {
  const { endpoint } = served
  const cut = cutTo(endpoint.reply)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.mostBytes && { bodyLimit: endpoint.mostBytes }),
    config: { takesFile: endpoint.mostFileBytes !== undefined },
    async handler(request, reply) {
      const csv = acceptsCsv(request) ? endpoint.csv : undefined
      const trace = readTrace(request.headers['traceparent']) ?? keptTrace(request.id)
      const result = await inTrace(trace, () => serve({ request, shop, people, served, csv }))
      if (csv) return sendCsv(reply, csv, result as Readable)
      const answer = result instanceof Answer ? result : new Answer(endpoint.success ?? 200, result)
      return reply.code(answer.status).send(cut(answer.body))
    },
  })
}

interface Call {
  request: FastifyRequest
  shop: Shop
  people: People
  served: Route
  /** Set if all rows of a list are requested as CSV. */
  csv: ListCsv | undefined
}

const exportLimits: readonly CallLimit[] = [{ per: 'person', ...attemptLimits.export }]

const limitsOf = ({ csv, served }: Call) => (csv ? exportLimits : served.endpoint.limits)

async function serve(call: Call): Promise<unknown> {
  const { endpoint } = call.served
  const { access, isActivity } = endpoint
  if (access.kind === 'public') return callVerb(call)
  const token = tokenOf(call.request)
  if (!token) throw unauthorized()
  const remembered = changesNothing(endpoint) && !limitsOf(call) ? call.people.recall(token) : undefined
  const reading = call.people.find(token, isActivity)
  if (!remembered) return serveFor(call, await reading)

  // A read starts before its person has been read again; its result counts only if the person and the catalogue are
  // unchanged.
  const [early, read] = await Promise.allSettled([serveFor(call, remembered), reading])
  if (read.status === 'rejected') throw read.reason
  if (!isSame(read.value, remembered)) return serveFor(call, read.value)
  if (early.status === 'rejected') throw early.reason
  return early.value
}

const isSame = (one: Known | undefined, other: Known) =>
  one?.found === other.found && one.catalogue === other.catalogue

async function serveFor(call: Call, known: Known | undefined): Promise<unknown> {
  const { request, served } = call
  const { access } = served.endpoint
  if (!known) throw unauthorized()
  const { found, catalogue } = known
  if (access.kind === 'signedIn') {
    if (!found.hasAcceptedPolicy) throw policyRequired()
    if (!access.anyScreen) checkCompanyOnScreen(request, found.actor)
    checkAccess(access, found.actor, request.params as Record<string, string>)
  }
  return callVerb(call, { actor: found.actor, catalogue })
}

async function callVerb(call: Call, by?: Pick<ActorContext, 'actor' | 'catalogue'>): Promise<unknown> {
  const { request, shop, people, csv } = call
  const { endpoint, handler } = call.served
  // A public handler gets a context without an actor; its type prevents the handler from using one.
  const ctx = {
    ...shop,
    log: request.log,
    token: tokenOf(request),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    giveBackAttempts: async () => {},
    ...by,
  } as ActorContext
  const input = inputOf(request, endpoint)
  const limits = limitsOf(call)
  if (limits) ctx.giveBackAttempts = await takeAttempts(ctx, limits, input, countedOf(ctx, people, input))
  try {
    if (csv) return await streamCsv(csv, (page) => handler(ctx, { ...input, ...page } as never))
    return await handler(ctx, input as never)
  } catch (error) {
    // An input that the handler's own check rejects does not count as an attempt.
    if (error instanceof HttpError && error.code === 'INVALID_INPUT') await ctx.giveBackAttempts()
    throw error
  }
}

/**
 * Person and device that a limit counts. On a public endpoint the person is found by the token, since the access check looks
 * up nobody.
 */
function countedOf(
  { actor, token }: Partial<ActorContext>,
  people: People,
  input: Record<string, unknown>,
): Counted {
  return {
    async actor() {
      if (actor) return actor
      const known = token ? await people.find(token, undefined) : undefined
      return known?.found.hasAcceptedPolicy ? known.found.actor : undefined
    },
    device: () => people.findDevice(input),
  }
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** Rejects a call from a tab that still shows another company (OQ-12). */
function checkCompanyOnScreen(request: FastifyRequest, actor: Actor) {
  const shown = request.headers['x-company-id']
  if (shown !== undefined && shown !== String(actor.companyId))
    throw conflict(messages.otherCompany, 'OTHER_COMPANY')
}

function checkAccess(access: SignedInAccess, actor: Actor, params: Record<string, string>) {
  if (access.staff && !actor.isProviderStaff) throw forbidden()
  if (access.orOwnAccount && isOwnAccount(actor, params)) return
  const isForeign = access.ownCompany === true && names(params['companyId'], (id) => id !== actor.companyId)
  if (isForeign && access.orOwnAccount) throw notFound()
  if (access.rights && !hasRights(actor, access.rights))
    throw forbidden(access.refusal?.sentence, access.refusal?.code)
  if (isForeign) throw notFound()
}

const isOwnAccount = (actor: Actor, { companyId, userId }: Record<string, string>) =>
  names(companyId, (id) => id === actor.originalCompanyId) && names(userId, (id) => id === actor.userId)

/** True if a part of the path is an id that satisfies `holds`; anything else is left to the contract's schema. */
const names = (text: string | undefined, holds: (id: number) => boolean) =>
  /^\d+$/.test(text ?? '') && holds(Number(text))

function inputOf(request: FastifyRequest, endpoint: Endpoint): Record<string, unknown> {
  const { params, query, body, mostFileBytes } = endpoint
  const parts = [
    [body, request.body],
    [query, request.query],
    [params, request.params],
  ] as const
  return Object.assign(
    {},
    mostFileBytes ? { content: contentOf(request, mostFileBytes) } : {},
    ...parts.map(([schema, given]) => {
      if (!schema) return {}
      const parsed = schema.safeParse(given)
      if (!parsed.success) throw invalidRequest()
      return parsed.data
    }),
  ) as Record<string, unknown>
}

/** Bytes of a request, as they arrive; throws if the request breaks off. */
async function* contentOf(request: FastifyRequest, most: number): AsyncGenerator<Uint8Array, void> {
  if (Number(request.headers['content-length']) > most) throw tooLarge()
  let bytes = 0
  for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    if (bytes > most) throw tooLarge()
    yield piece
  }
}

const tooLarge = () => new HttpError(413, messages.tooLarge, 'TOO_LARGE')
