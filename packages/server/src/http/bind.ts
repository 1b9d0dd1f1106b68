import { hasRights } from '@volute/domain/permissions'
import {
  conflict,
  type Endpoint,
  forbidden,
  type InputOf,
  invalidRequest,
  messages,
  notFound,
  policyRequired,
  type ReplyOf,
  type SignedInAccess,
  unauthorized,
} from '@volute/domain/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, ActorContext, PublicContext, Shop } from '../context.ts'

type ContextOf<E extends Endpoint> = E['access']['kind'] extends 'public' ? PublicContext : ActorContext
export type Verb<E extends Endpoint> = (
  ctx: ContextOf<E>,
  input: InputOf<E>,
) => Promise<ReplyOf<E> | Answer<ReplyOf<E>>>

/** A reply under another success code than the endpoint's usual one. */
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
  verb: (ctx: ActorContext, input: never) => Promise<unknown>
}

/** Joins an endpoint of the contract to the verb that does it. */
export function route<E extends Endpoint>(endpoint: E, verb: Verb<E>): Route {
  return { endpoint, verb }
}

/** Who stands behind a token; `hasAcceptedPolicy` is false until the current policy is accepted. */
export type FindActor = (
  shop: Shop,
  token: string,
  isActivity: boolean | undefined,
) => Promise<{ actor: Actor; hasAcceptedPolicy: boolean } | undefined>

/** Serves one route: who calls, may they, is the input valid, then the verb. */
export function bind(
  app: FastifyInstance,
  shop: Shop,
  findActor: FindActor,
  { endpoint, verb }: Route,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      const ctx = await contextOf(request, shop, findActor, endpoint)
      const result = await verb(ctx, inputOf(request, endpoint) as never)
      const answer = result instanceof Answer ? result : new Answer(endpoint.success ?? 200, result)
      return reply.code(answer.status).send(answer.body)
    },
  })
}

async function contextOf(
  request: FastifyRequest,
  shop: Shop,
  findActor: FindActor,
  { access, isActivity }: Endpoint,
): Promise<ActorContext> {
  const ctx: PublicContext = {
    ...shop,
    log: request.log,
    token: tokenOf(request.headers.authorization),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  }
  // The binder hands a public verb a context without an actor; its type keeps the verb from looking for one.
  if (access.kind === 'public') return ctx as ActorContext
  const found = ctx.token ? await findActor(shop, ctx.token, isActivity) : undefined
  if (!found) throw unauthorized()
  if (access.kind === 'signedIn') {
    if (!found.hasAcceptedPolicy) throw policyRequired()
    if (!access.anyScreen) checkCompanyOnScreen(request, found.actor)
    checkAccess(access, found.actor, request.params as Record<string, string>)
  }
  return { ...ctx, actor: found.actor }
}

function tokenOf(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1]
}

/** A tab that still shows another company may neither read nor write for this one (OQ-12). */
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

/** Whether a part of the path is an id of which this holds; what is none is left to the contract's schema. */
const names = (text: string | undefined, holds: (id: number) => boolean) =>
  /^\d+$/.test(text ?? '') && holds(Number(text))

function inputOf(request: FastifyRequest, { params, query, body }: Endpoint): unknown {
  const parts = [
    [body, request.body],
    [query, request.query],
    [params, request.params],
  ] as const
  return Object.assign(
    {},
    ...parts.map(([schema, given]) => {
      if (!schema) return {}
      const parsed = schema.safeParse(given)
      if (!parsed.success) throw invalidRequest()
      return parsed.data
    }),
  )
}
