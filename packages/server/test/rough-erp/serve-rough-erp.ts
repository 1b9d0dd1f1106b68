import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { actOn } from './rough-people.ts'
import type { RoughStore } from './rough-store.ts'

/** Fault of one call; it occurs before or after the work of the call. */
export type RoughFault =
  | { kind: 'cut'; when: 'before' | 'after' }
  | { kind: 'slow'; when: 'before' | 'after'; pause: () => Promise<unknown> }
  | { kind: 'busy' }
  | { kind: 'locked out' }

/** Call to the store, and its fault. */
interface Call {
  path: string
  input: Record<string, unknown>
  fault: RoughFault | undefined
}

/**
 * A typical ERP: drafts, confirmation in two steps, no concept of a request code, and an unreliable connection. `nextFault`
 * returns the fault of each call.
 */
export async function serveRoughErp(
  store: RoughStore,
  nextFault: (path: string) => RoughFault | undefined,
  port = 0,
): Promise<{ address: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const call = await read(request, nextFault)
    const { fault } = call
    if (fault?.kind === 'locked out') return response.writeHead(401).end('{}')
    if (fault?.kind === 'busy') return response.writeHead(503).end('{}')
    if (fault?.kind === 'cut' && fault.when === 'before') return request.socket.destroy()
    if (fault?.kind === 'slow' && fault.when === 'before') await fault.pause()
    const answer = work(store, call)
    if (fault?.kind === 'cut') return request.socket.destroy()
    if (fault?.kind === 'slow' && fault.when === 'after') await fault.pause()
    return response.writeHead(200).end(JSON.stringify(answer ?? null))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

async function read(
  request: IncomingMessage,
  nextFault: (path: string) => RoughFault | undefined,
): Promise<Call> {
  const body = await text(request)
  const path = request.url ?? '/'
  return { path, input: body ? JSON.parse(body) : {}, fault: nextFault(path) }
}

function work(store: RoughStore, { path, input }: Call): unknown {
  const id = Number(input['id'])
  if (path === '/orders') return store.find(input['requestCode'])
  if (path === '/draft') return store.draft(input['document'])
  if (path === '/confirm') return store.move(id, 'draft', 'confirming')
  if (path === '/finish') return store.move(id, 'confirming', 'confirmed')
  if (path === '/cancel') return store.move(id, 'draft', 'cancelled')
  if (path === '/people') return store.change(id, (order, atUtc) => actOn(order, input as never, atUtc))
  if (path === '/return') return store.claim(id, String(input['claimCode']))
  return { product: 'Rough ERP', version: '1' }
}
