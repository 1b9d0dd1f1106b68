import { setImmediate } from 'node:timers/promises'
import type { Access, CallLimit, Endpoint } from '@volute/domain/core/kernel'
import { ownErrorsOf } from '@volute/domain/core/kernel'
import type { PermissionGroups, Rights } from '@volute/domain/core/permissions'
import { z } from 'zod/mini'
import { refusalReply } from './answer-errors.ts'

/** Builds the OpenAPI 3.1 document of the contract, one endpoint per turn of the event loop, so that it blocks nothing. */
export async function describeApi(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {}
  const schemas: Record<string, object> = { Error: schemaOf(refusalReply, 'output') }
  for (const endpoint of endpoints) {
    const { described, definitions } = hoistDefinitions(operation(endpoint))
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = described
    Object.assign(schemas, definitions)
    await setImmediate()
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parts shop', version: '1' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas },
    paths,
  }
}

/** Moves the definitions of recursive schemas to the components: zod places them beside their use, where OpenAPI does not look. */
function hoistDefinitions(operation: object) {
  const found: object[] = []
  const described = JSON.stringify(operation, (name, value: object) => {
    if (name !== '$defs') return value
    found.push(value)
    return undefined
  })
  const definitions = JSON.stringify(Object.assign({}, ...found))
  return { described: pointToComponents(described), definitions: pointToComponents(definitions) }
}

const pointToComponents = (json: string) =>
  JSON.parse(json.replaceAll('"#/$defs/', '"#/components/schemas/')) as object

function operation(endpoint: Endpoint) {
  const { access, body, csv, mostFileBytes, reply, success = 200 } = endpoint
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: describeCallers(endpoint),
    security: access.kind === 'public' ? [] : [{ token: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
    ...(mostFileBytes ? { requestBody: { required: true, content: aFile } } : {}),
    responses: {
      [success]: {
        description: 'Done',
        content: {
          ...json(schemaOf(reply, 'output')),
          ...(csv && { 'text/csv': { schema: { type: 'string' } } }),
        },
      },
      ...(endpoint.limits ? { 429: tooMany } : {}),
      default: {
        description: `Rejected, with a sentence that the user may read and a code for programs${describeErrors(endpoint)}`,
        content: json(refusal),
      },
    },
  }
}

/** Lists the codes that this endpoint has besides the common ones; empty if there are none. */
function describeErrors(endpoint: Endpoint): string {
  const errors = ownErrorsOf(endpoint)
  return errors.length > 0 ? `: the common ones, or ${errors.join(', ')}` : ''
}

/** Describes who may call, and how often. */
export function describeCallers({ access, limits = [] }: Endpoint): string {
  return [describeAccess(access), ...limits.map(describeLimit)].join(' ')
}

function describeAccess(access: Access): string {
  if (access.kind === 'public') return 'Anybody.'
  if (access.kind === 'token') return 'Any token, even before the policy is accepted.'
  const who = access.staff ? "The provider's staff" : 'Signed-in users'
  const where = access.ownCompany ? ', for the company they act for' : ''
  const own = access.orOwnAccount ? '; their own account without' : ''
  return `${who}${access.rights ? ` holding ${describeRights(access.rights)}` : ''}${where}${own}.`
}

function describeLimit({ per, onlyWith, unlessKnown, rowsOf, most, minutes }: CallLimit): string {
  const counted = {
    place: 'from one network address, or /64 of IPv6',
    person: 'by one person',
    company: 'for one company',
    device: 'on one device that has signed in before',
  }
  const ofField = (field: string, apart = '') => `for one ${field}${apart && ` ${counted.place}`}`
  const whose = typeof per === 'string' ? counted[per] : ofField(per.field, per.apart)
  const kinds = [
    onlyWith && `, of calls with ${onlyWith}`,
    rowsOf && `, each of ${rowsOf} one`,
    unlessKnown && ', on other devices than known ones',
  ]
  return `At most ${most} attempts in ${minutes} minutes ${whose}${kinds.filter(Boolean).join('')}.`
}

function describeRights({ customer, provider }: Rights): string {
  const [forCustomer, forProvider] = [describeGroups(customer), describeGroups(provider)]
  return forCustomer === forProvider
    ? forCustomer
    : `${forCustomer}; in the provider's own company ${forProvider}`
}

const describeGroups = (groups: PermissionGroups) => groups.map((group) => group.join(' and ')).join(', or ')

function parameters(place: 'path' | 'query', schema: z.ZodMiniObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, 'input'),
  }))
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

const aFile = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
const refusal = { $ref: '#/components/schemas/Error' }
const json = (schema: object) => ({ 'application/json': { schema } })
const tooMany = {
  description: 'Too many attempts',
  headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  content: json(refusal),
}
