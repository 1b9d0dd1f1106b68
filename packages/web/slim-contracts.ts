import { pathToFileURL } from 'node:url'
import type { Endpoint } from '@volute/domain/core/kernel'
import { type ESTree, type Plugin, Visitor } from 'vite'

/** Fields of an endpoint that only the server, its documents and the tests read. */
const unread = new Set(['summary', 'limits', 'errors', 'params', 'reply', 'success', 'isActivity'])

/** Leaves out of the built contracts what the browser does not read, above all the schemas of what its own server answers. */
export function slimContracts(): Plugin {
  return {
    name: 'slim-contracts',
    apply: 'build',
    transform: {
      filter: { id: /\/domain\/src\/[\w-]+\/[\w-]+\/[\w-]*contract\.ts$/ },
      async handler(code, id) {
        const declared = (await import(pathToFileURL(id).href)) as Record<string, unknown>
        return { code: slimmed(code, this.parse(code), queriesOf(declared)), map: null }
      },
    },
  }
}

/** Names of an endpoint's query parameters, by the endpoint's name. */
export type Queries = ReadonlyMap<string, readonly string[]>

/** Names of the query parameters of the endpoints that a contract exports. */
function queriesOf(declared: Record<string, unknown>): Queries {
  const endpoints = Object.values(declared).filter(isEndpoint)
  return new Map(endpoints.map(({ name, query }) => [name, Object.keys(query?.shape ?? {})]))
}

const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'name' in one && 'access' in one

/** The code of a contract without what the browser does not read. */
export function slimmed(code: string, program: ESTree.Program, queries: Queries): string {
  return propertiesOfEndpoints(program).reduceRight((text, property) => {
    const { endpoint, key, value, end } = property
    const name = nameOf(property)
    if (unread.has(name)) return text.slice(0, key.start) + text.slice(end).replace(/^\s*,/, '')
    if (name === 'csv') return text.slice(0, value.start) + csvOf(code, value) + text.slice(value.end)
    // Only the names of a query are read.
    if (name === 'query')
      return `${text.slice(0, key.start)}query: ${queryOf(queries.get(endpoint) ?? [])}${text.slice(end)}`
    // Only whether there is a body is read.
    return name === 'body' ? `${text.slice(0, value.start)}{}${text.slice(end)}` : text
  }, code)
}

/** Only the file's name is read of an export that is declared in its endpoint. */
function csvOf(code: string, csv: ESTree.Expression): string {
  const [declared] = csv.type === 'CallExpression' ? csv.arguments : [csv]
  if (declared?.type !== 'ObjectExpression') return code.slice(csv.start, csv.end)
  const fileName = declared.properties.find(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'fileName',
  )
  return fileName ? `{ ${code.slice(fileName.start, fileName.end)} }` : '{}'
}

const queryOf = (names: readonly string[]) => `{ shape: { ${names.map((one) => `${one}: 1`).join(', ')} } }`

/** Properties of all endpoints of a contract, each with the name of its endpoint. */
function propertiesOfEndpoints(program: ESTree.Program) {
  const found: (ESTree.ObjectProperty & { endpoint: string })[] = []
  new Visitor({
    CallExpression({ callee, arguments: [endpoint] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint') return
      if (endpoint?.type !== 'ObjectExpression') return
      const properties = endpoint.properties.filter((property) => property.type === 'Property')
      const name = properties.find((property) => nameOf(property) === 'name')?.value
      const endpointName = name?.type === 'Literal' ? String(name.value) : ''
      found.push(...properties.map((property) => ({ ...property, endpoint: endpointName })))
    },
    // Endpoints of one path share it with its parameters: `const path = { path: '…', params: … }`.
    VariableDeclarator({ init }) {
      if (init?.type !== 'ObjectExpression') return
      const shared = init.properties.filter((property) => property.type === 'Property')
      if (!shared.some((property) => nameOf(property) === 'path')) return
      const params = shared.filter((property) => nameOf(property) === 'params')
      found.push(...params.map((property) => ({ ...property, endpoint: '' })))
    },
  }).visit(program)
  return found.toSorted((one, other) => one.start - other.start)
}

const nameOf = ({ key }: ESTree.ObjectProperty) => (key.type === 'Identifier' ? key.name : '')
