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
  Refusal,
  type ReplyOf,
  type SignedInAccess,
  unauthorized,
} from '@volute/domain/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, ActorContext, PublicContext, Shop } from '../context.ts'
import { takeAttempts } from './limit-attempts.ts'

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

/** Who calls, as far as the access of the endpoint asks for it. */
type Caller = Omit<PublicContext, 'giveBackAttempts'> & { actor?: Actor }

/** Serves one route: authenticates, checks access, parses the input, takes attempts, calls the verb. */
export function bind(app: FastifyInstance, shop: Shop, findActor: FindActor, served: Route): void {
  const { endpoint } = served
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      const caller = await callerOf(request, shop, findActor, endpoint)
      const result = await callVerb(caller, findActor, served, inputOf(request, endpoint))
      const answer = result instanceof Answer ? result : new Answer(endpoint.success ?? 200, result)
      return reply.code(answer.status).send(answer.body)
    },
  })
}

async function callerOf(
  request: FastifyRequest,
  shop: Shop,
  findActor: FindActor,
  { access, isActivity }: Endpoint,
): Promise<Caller> {
  const caller: Caller = {
    ...shop,
    log: request.log,
    token: tokenOf(request.headers.authorization),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  }
  if (access.kind === 'public') return caller
  const found = caller.token ? await findActor(shop, caller.token, isActivity) : undefined
  if (!found) throw unauthorized()
  if (access.kind === 'signedIn') {
    if (!found.hasAcceptedPolicy) throw policyRequired()
    if (!access.anyScreen) checkCompanyOnScreen(request, found.actor)
    checkAccess(access, found.actor, request.params as Record<string, string>)
  }
  return { ...caller, actor: found.actor }
}

async function callVerb(
  caller: Caller,
  findActor: FindActor,
  { endpoint, verb }: Route,
  input: Record<string, unknown>,
): Promise<unknown> {
  const findPerson = () => findCounted(caller, findActor)
  const giveBackAttempts = await takeAttempts(caller, endpoint, input, findPerson)
  try {
    // The binder hands a public verb a context without an actor; its type keeps the verb from looking for one.
    return await verb({ ...caller, giveBackAttempts } as ActorContext, input as never)
  } catch (error) {
    // An input that the verb's own check refuses does not count as an attempt.
    if (error instanceof Refusal && error.code === 'INVALID_INPUT') await giveBackAttempts()
    throw error
  }
}

/** The person a limit counts; on a public endpoint, where access looks nobody up, by the token. */
async function findCounted(caller: Caller, findActor: FindActor) {
  if (caller.actor) return caller.actor.userId
  const found = caller.token ? await findActor(caller, caller.token, undefined) : undefined
  return found?.hasAcceptedPolicy ? found.actor.userId : undefined
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

/** Whether a part of the path is an id for which this holds; anything else is left to the contract's schema. */
const names = (text: string | undefined, holds: (id: number) => boolean) =>
  /^\d+$/.test(text ?? '') && holds(Number(text))

function inputOf(request: FastifyRequest, { params, query, body }: Endpoint): Record<string, unknown> {
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
  ) as Record<string, unknown>
}
