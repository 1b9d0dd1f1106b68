import type { Endpoint, SentTo } from './define-endpoint.ts'

export interface ContractRequest {
  method: Endpoint['method']
  /** From the site's root, with its query. */
  url: string
  /** JSON; null where the endpoint takes no body. */
  body: string | null
}

/**
 * The HTTP request that calls an endpoint: `requestOf(getLookup, { type: 'bom', identifier: 'A/1' })` is
 * `{ method: 'GET', url: '/api/lookup/bom/A%2F1', body: null }`. What is undefined stays out of the query.
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
