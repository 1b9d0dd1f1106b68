import { type z } from 'zod/mini'
import { hasRights, type Holder, type Rights } from '../permissions/index.ts'
import { type OwnErrorCode } from './error-codes.ts'
import type { AttemptLimit } from './attempt-limits.ts'
import { type ListCsv } from './list-csv.ts'

/**
 * Access rule of an endpoint; every endpoint declares one.
 * `public`: anybody. `token`: any live token, even before the policy is accepted.
 * `signedIn`: a user who has accepted the policy, narrowed by the fields given.
 */
export type Access = { kind: 'public' } | { kind: 'token' } | SignedInAccess

export interface SignedInAccess {
  kind: 'signedIn'
  /** Permissions required, for a customer and in the provider's own company; none if omitted (PERM-01, OQ-09). */
  rights?: Rights
  /** Requires the user's original company to be the provider's. */
  staff?: true
  /** Requires the path's companyId to be the session's acting company; otherwise 404. */
  ownCompany?: true
  /** A user's own account, given by companyId and userId in the path, needs no rights (OQ-29). */
  orOwnAccount?: true
  /** Skips the check that a tab shows the session's acting company (OQ-12). */
  anyScreen?: true
  /** Replaces the common 403 response. */
  refusal?: { sentence: string; code: OwnErrorCode }
}

/** Limit on the calls to an endpoint, counted per address, person, company, device or value of a field (OQ-72). */
export type CallLimit = AttemptLimit & {
  /**
   * Counts by the caller's network address, the signed-in person, the acting company, a device that has signed in before, or
   * the value of an input field, optionally per address.
   */
  per: 'place' | 'person' | 'company' | 'device' | { field: string; apart?: 'place' }
  /** Counts only calls with this field. */
  onlyWith?: string
  /** Counts calls from a device that has signed in before by that device only. */
  unlessKnown?: true
  /** Counts each row of this field as an attempt. */
  rowsOf?: string
}

export interface Endpoint {
  /** Module and handler, such as `cart.edit`; `docs/requirements/endpoints.md` lists its number. */
  name: `${string}.${string}`
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base, with `{name}` for parameters. */
  path: `/${string}`
  summary: string
  access: Access
  /** A call takes one attempt of each limit, or is rejected with 429. */
  limits?: readonly CallLimit[]
  /** Sentence that the browser shows when the server has none (OQ-05, ERR-09). */
  fallback: string
  /** The specification lists this fallback, which calls the failure internal, so it is also shown without a connection. */
  isListed?: true
  /** Error codes that it may return in addition to the common ones. */
  errors?: readonly OwnErrorCode[]
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** Maximum request size in bytes, when the usual limit is too small. */
  mostBytes?: number
  /** The body is a file of at most this many bytes, which the handler reads as a stream from `content`. */
  mostFileBytes?: number
  reply: z.ZodMiniType
  /** Success status; 200 if omitted. */
  success?: 200 | 201
  /** A call that accepts `text/csv` gets all rows that match its filter, regardless of the page. */
  csv?: ListCsv
  /** A POST that changes nothing, like a GET, with input too long for a URL. */
  isRead?: true
  /** A GET that is recorded in the audit: it runs once, and never for somebody who has just lost the right to it. */
  isAudited?: true
  /** `false` when the call does not keep the session from expiring, such as a page's own polling (OQ-02). */
  isActivity?: false
}

/** Declares one endpoint. The server, the browser, OpenAPI and the access matrix all use this declaration. @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

export const open: Access & { kind: 'public' } = { kind: 'public' }
export const anyToken: Access & { kind: 'token' } = { kind: 'token' }

/** @__NO_SIDE_EFFECTS__ */
export function signedIn(rule: Omit<SignedInAccess, 'kind'> = {}): SignedInAccess {
  return { kind: 'signedIn', ...rule }
}

/** True when a call to an endpoint changes nothing. */
export const changesNothing = ({ method, isRead, isAudited }: Endpoint): boolean =>
  (method === 'GET' && !isAudited) || isRead === true

/** True when a person's rights allow a call to an endpoint, as far as rights alone decide. */
export function mayCall({ access }: Endpoint, holder: Holder): boolean {
  return access.kind !== 'signedIn' || !access.rights || hasRights(holder, access.rights)
}

/** Error codes that an endpoint may return in addition to the common ones. */
export const ownErrorsOf = ({ errors = [], limits }: Endpoint): readonly OwnErrorCode[] =>
  limits ? ['TOO_MANY_ATTEMPTS', ...errors] : errors

type Part<E, K extends string> = E extends Record<K, z.ZodMiniType> ? z.output<E[K]> : unknown
type Sent<E, K extends string> = E extends Record<K, z.ZodMiniType> ? z.input<E[K]> : unknown

type Content<E> = E extends { mostFileBytes: number } ? { content: AsyncIterable<Uint8Array> } : unknown

/** Input of a handler: path, query and body in one object, or the content of the uploaded file. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & Content<E>
/** Input in the form that a caller sends. */
export type SentTo<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

export interface ContractRequest {
  method: Endpoint['method']
  /** URL relative to the site's root, with its query. */
  url: string
  /** JSON; null when the endpoint takes no body. */
  body: string | null
}

/**
 * Builds the HTTP request for an endpoint: `requestOf(getLookup, { type: 'bom', identifier: 'A/1' })` is
 * `{ method: 'GET', url: '/api/lookup/bom/A%2F1', body: null }`. Undefined values are left out of the query (ERR-02).
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
