import http from 'node:http'
import https from 'node:https'
import { type Endpoint, type ReplyOf, requestOf, type SentTo } from '@volute/domain/core/kernel'

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/** Opens a shop the way a browser or program does, by its name, which resolves to this machine without DNS. */
export function openSite(address: string, { ca, port }: { ca?: string; port?: number } = {}) {
  const site = new URL(address)
  const module = site.protocol === 'https:' ? https : http

  /** Requests any path. */
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

  /** Calls an endpoint, which must succeed with a reply that matches its contract. */
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
