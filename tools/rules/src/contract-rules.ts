import type { Endpoint } from '@volute/domain/core/kernel'

export interface Served {
  endpoint: Endpoint
  handler: unknown
}

/** Lists the faults between the contract and the server's routes, one sentence each. */
export function contractFaults(endpoints: Record<string, Endpoint>, routes: readonly Served[]): string[] {
  const declared = Object.values(endpoints)
  return [
    ...repeated(declared.map(({ name }) => name)).map((name) => `The name ${name} is declared twice.`),
    ...repeated(declared.map(address)).map((place) => `${place} is declared twice.`),
    ...repeated(routes.map(({ handler }) => handler)).map(
      (handler) => `The handler ${nameOf(handler)} serves two endpoints.`,
    ),
    ...Object.entries(endpoints)
      .filter(([exported, { name }]) => !readsAs(exported, name))
      .map(([exported, { name }]) => `${exported} is called ${name} outside.`),
    ...declared
      .filter((one) => !hasWrittenAccess(one))
      .map(({ name }) => `${name} does not say who may call it.`),
    ...declared.flatMap(uncountable),
    ...declared.flatMap((endpoint) => routeFaults(endpoint, routes)),
    ...routes
      .filter(({ endpoint }) => !declared.includes(endpoint))
      .map(({ endpoint }) => `${endpoint.name} has a route but no place in the contract.`),
  ]
}

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Method and path without parameter names: `GET /parts/{partId}` and `GET /parts/{id}` are the same. */
function address({ method, path }: Endpoint) {
  return `${method} ${path.replace(/\{\w+\}/g, '{}')}`
}

function nameOf(handler: unknown) {
  return typeof handler === 'function' ? handler.name : String(handler)
}

/** True if an export reads as its endpoint's name: `listZeroResults` as `demand.listZeroResults`, `getPromises` as `promise.getMany`. */
function readsAs(exported: string, name: string) {
  const [verb, ...others] = wordsOf(name.slice(name.indexOf('.') + 1))
  const [first, ...rest] = wordsOf(exported)
  return first === verb && others.every((word) => word === 'many' || rest.includes(word))
}

/** Words of a name in lower case and the singular. */
function wordsOf(name: string) {
  return (name.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''))
}

function hasWrittenAccess({ access }: Partial<Endpoint>) {
  return access !== undefined && ['public', 'token', 'signedIn'].includes(access.kind)
}

/** Lists the fields that an endpoint's limits count but its input lacks. */
function uncountable({ name, limits = [], ...endpoint }: Endpoint) {
  const fields = limits.flatMap(({ per, onlyWith, rowsOf }) => [
    typeof per === 'string' ? undefined : per.field,
    onlyWith,
    rowsOf,
  ])
  return fields
    .filter((field) => field !== undefined && !hasField(endpoint, field))
    .map((field) => `${name} counts attempts by ${field}, which it does not take.`)
}

function hasField({ params, query, body }: Pick<Endpoint, 'params' | 'query' | 'body'>, field: string) {
  return [params, query, body].some((part) => field in ((part as Endpoint['params'])?.shape ?? {}))
}

function routeFaults(endpoint: Endpoint, routes: readonly Served[]) {
  const count = routes.filter((route) => route.endpoint === endpoint).length
  return count === 1 ? [] : [`${endpoint.name} ${address(endpoint)} has ${count} routes.`]
}
