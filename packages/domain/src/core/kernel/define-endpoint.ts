import { type z } from 'zod/mini'
import { hasRights, type Holder, type Rights } from '../permissions/index.ts'
import { type OwnErrorCode } from './error-codes.ts'
import { type AttemptLimit } from './limits.ts'
import { type ListCsv } from './list-csv.ts'

/**
 * Who may call an endpoint; every endpoint writes it out.
 * `public`: anybody. `token`: any live token, even before the policy is accepted.
 * `signedIn`: a user who has accepted the policy, narrowed by the fields given.
 */
export type Access = { kind: 'public' } | { kind: 'token' } | SignedInAccess

export interface SignedInAccess {
  kind: 'signedIn'
  /** Permissions needed, for a customer and in the provider's own company; nothing unless written (PERM-01, OQ-09). */
  rights?: Rights
  /** The user's original company is the provider's. */
  staff?: true
  /** The path's companyId is the session's acting company, else 404. */
  ownCompany?: true
  /** One's own account, in the path's companyId and userId, needs no rights (OQ-29). */
  orOwnAccount?: true
  /** A tab may ask whichever company it shows (OQ-12). */
  anyScreen?: true
  /** The 403, where it is not the common one. */
  refusal?: { sentence: string; code: OwnErrorCode }
}

/** Limit of the calls to an endpoint, counted for each place, person, company, device or text of a field (OQ-72). */
export type CallLimit = AttemptLimit & {
  /**
   * The caller's network address, who is signed in, the company they act for, a device that has signed in before, or what a
   * field of the input holds, also apart for each place.
   */
  per: 'place' | 'person' | 'company' | 'device' | { field: string; apart?: 'place' }
  /** Only calls with this field are counted. */
  onlyWith?: string
  /** Calls from a device that has signed in before are counted by that device alone. */
  unlessKnown?: true
  /** Each row of this field is an attempt. */
  rowsOf?: string
}

export interface Endpoint {
  /** Module and handler, such as `cart.edit`; `docs/requirements/endpoints.md` has its number. */
  name: `${string}.${string}`
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API base, with `{name}` for parameters. */
  path: `/${string}`
  summary: string
  access: Access
  /** A call takes one attempt of each, or is rejected with 429. */
  limits?: readonly CallLimit[]
  /** Sentence of the browser where the server has none (OQ-05, ERR-09). */
  fallback: string
  /** The documents list a fallback that calls the failure internal: it is said without a connection, too. */
  isListed?: true
  /** The codes that it may answer beside the common ones. */
  errors?: readonly OwnErrorCode[]
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** Largest request in bytes, where the usual limit is too small. */
  mostBytes?: number
  /** The body is a file of at most so many bytes, which the handler reads as `content` while it comes. */
  mostFileBytes?: number
  reply: z.ZodMiniType
  /** The usual success code; 200 unless written. */
  success?: 200 | 201
  /** A call that accepts `text/csv` is answered with all rows that its filter finds, on whichever page. */
  csv?: ListCsv
  /** A POST that changes nothing, like a GET: what it asks for is too long for an address. */
  isRead?: true
  /** A GET that is written down: it is done once, and for nobody who has just lost the right to it. */
  isAudited?: true
  /** True when the call keeps the session from expiring; a page's own polling does not (OQ-02). */
  isActivity?: false
}

/**
 * Declares one endpoint; server, browser, OpenAPI and access matrix all read this one declaration.
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

export const open: Access & { kind: 'public' } = { kind: 'public' }
export const anyToken: Access & { kind: 'token' } = { kind: 'token' }

/** @__NO_SIDE_EFFECTS__ */
export function signedIn(rule: Omit<SignedInAccess, 'kind'> = {}): SignedInAccess {
  return { kind: 'signedIn', ...rule }
}

/** True when a call of an endpoint changes nothing. */
export const changesNothing = ({ method, isRead, isAudited }: Endpoint): boolean =>
  (method === 'GET' && !isAudited) || isRead === true

/** True when somebody's rights let them call an endpoint, as far as rights alone decide. */
export function mayCall({ access }: Endpoint, holder: Holder): boolean {
  return access.kind !== 'signedIn' || !access.rights || hasRights(holder, access.rights)
}

/** The codes that an endpoint may answer beside the common ones. */
export const ownErrorsOf = ({ errors = [], limits }: Endpoint): readonly OwnErrorCode[] =>
  limits ? ['TOO_MANY_ATTEMPTS', ...errors] : errors

type Part<E, K extends string> = E extends Record<K, z.ZodMiniType> ? z.output<E[K]> : unknown
type Sent<E, K extends string> = E extends Record<K, z.ZodMiniType> ? z.input<E[K]> : unknown

type Content<E> = E extends { mostFileBytes: number } ? { content: AsyncIterable<Uint8Array> } : unknown

/** Input of a handler: path, query and body in one object, or the content of the file that is sent. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & Content<E>
/** Input as a caller sends it. */
export type SentTo<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

export interface ContractRequest {
  method: Endpoint['method']
  /** From the site's root, with its query. */
  url: string
  /** JSON; null where the endpoint takes no body. */
  body: string | null
}

/**
 * The HTTP request that calls an endpoint: `requestOf(getLookup, { type: 'bom', identifier: 'A/1' })` is
 * `{ method: 'GET', url: '/api/lookup/bom/A%2F1', body: null }`. What is undefined stays out of the query
 * (ERR-02).
 */
export function requestOf<E extends Endpoint>(endpoint: E, input: SentTo<E>): ContractRequest {
  const values = input as Record<string, unknown>
  const inPath: string[] = []
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.push(name)
    return encodeURIComponent(String(values[name]))
  })
  const asked = Object.keys(endpoint.query?.shape ?? {})
  const query = new URLSearchParams(
    asked.filter((name) => values[name] !== undefined).map((name) => [name, String(values[name])]),
  )
  return {
    method: endpoint.method,
    url: `/api${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
    body: endpoint.body ? JSON.stringify(without(values, [...inPath, ...asked])) : null,
  }
}

function without(values: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
