import http from 'node:http'
import https from 'node:https'
import { type Endpoint, type ReplyOf, requestOf, type SentTo } from '@volute/domain/core/kernel'

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/** A shop as a browser or a program reaches it: by its name, which needs no DNS, for it is on this machine. */
export function openSite(address: string, { ca, port }: { ca?: string; port?: number } = {}) {
  const site = new URL(address)
  const module = site.protocol === 'https:' ? https : http

  /** Asks for any path. */
  function ask(path: string, options: http.RequestOptions = {}, body?: string | Buffer): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const sent = module.request(
      new URL(path, site),
      {
        ...options,
        ...(port && { port }),
        ...(ca && { ca }),
        agent: false,
        lookup: (_name, { all }, found) =>
          all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
      },
      async (answer) => {
        const chunks = (await answer.toArray()) as Buffer[]
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
    return promise
  }

  /** Calls an endpoint, which must succeed and answer in its contract's shape. */
  async function call<E extends Endpoint>(endpoint: E, sent: SentTo<E>, token = ''): Promise<ReplyOf<E>> {
    const { method, url, body } = requestOf(endpoint, sent)
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== null && { 'content-type': 'application/json' }),
    }
    const answer = await ask(url, { method, headers }, body ?? undefined)
    if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${answer.body}`)
    return endpoint.reply.parse(JSON.parse(answer.body)) as ReplyOf<E>
  }

  return { ask, call }
}

export type Site = ReturnType<typeof openSite>
