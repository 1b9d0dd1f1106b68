import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A method whose next call is cut, before Tryton receives it or before its response arrives, or finds Tryton busy. */
export interface Cut {
  method: string
  when: 'before' | 'after' | 'busy'
}

/** A method, and something that happens just before its next call. */
interface Interruption {
  method: string
  act: () => Promise<unknown>
}

/** Proxy to a Tryton server that cuts calls on request, and records the `traceparent` of every call. */
export async function openLine(address: string) {
  const cuts: Cut[] = []
  const interruptions: Interruption[] = []
  const traceparents: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { method } = JSON.parse(body) as { method: string }
    if (interruptions[0]?.method === method) await interruptions.shift()?.act()
    const cut = cuts[0]?.method === method ? cuts.shift() : undefined
    if (cut?.when === 'before') return request.socket.destroy()
    if (cut?.when === 'busy') return response.writeHead(503).end()
    traceparents.push(request.headers['traceparent'] as string | undefined)
    const { 'content-type': type, authorization } = request.headers
    const answer = await fetch(`${address}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': type ?? '', ...(authorization ? { authorization } : {}) },
      body,
    })
    const reported = await answer.text()
    if (cut) return request.socket.destroy()
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(reported)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    interruptions,
    traceparents,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
