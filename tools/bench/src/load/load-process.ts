import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@volute/domain/core/kernel'
import autocannon from 'autocannon'

export interface Sent {
  method: Endpoint['method']
  path: string
  headers: Record<string, string>
  /** `{uuid}` in it becomes a new UUID for each call. */
  body?: string
}

/** Calls to send, for this many seconds or until every connection has sent its list once. */
export interface Load {
  address: string
  /** One list per connection, which sends it again and again. */
  lists: readonly (readonly Sent[])[]
  seconds?: number
}

export interface Seen {
  /** Milliseconds of every answer. */
  durations: number[]
  requestsPerSecond: number
  bytesPerAnswer: number
}

// A separate process, so that calling takes no time from the shop. It receives a load and sends back the figures.
process.on('message', async (load: Load) => {
  const seen = await run(load).catch(({ message }: Error) => message)
  process.send?.(seen)
})
process.once('disconnect', () => process.exit())

async function run({ address, lists, seconds }: Load): Promise<Seen> {
  const durations: number[] = []
  const statuses = new Set<number>()
  const waiting = [...lists]
  let [begun, ended] = [Infinity, 0]
  const { errors, non2xx, requests, throughput } = await new Promise<autocannon.Result>((done, fail) => {
    const running = autocannon(
      {
        url: address,
        connections: lists.length,
        timeout: 60,
        ...(seconds ? { duration: seconds } : { amount: lists.flat().length }),
        setupClient: (client) => client.setRequests((waiting.pop() ?? []).map(request)),
      },
      (error: Error | null, result) => (error ? fail(error) : done(result)),
    )
    running.on('response', (_client, status, _bytes, took) => {
      ended = performance.now()
      begun = Math.min(begun, ended - took)
      durations.push(took)
      statuses.add(status)
    })
  })
  if (errors + non2xx > 0)
    throw new Error(
      `${errors + non2xx} of ${durations.length} calls failed; answers were ${[...statuses].join(', ')}`,
    )
  return {
    durations,
    requestsPerSecond: durations.length === 0 ? 0 : (durations.length * 1000) / (ended - begun),
    bytesPerAnswer: throughput.total / Math.max(requests.total, 1),
  }
}

function request(sent: Sent): autocannon.Request {
  const { body } = sent
  if (!body?.includes('{uuid}')) return { ...sent }
  return { ...sent, setupRequest: (made) => ({ ...made, body: body.replaceAll('{uuid}', randomUUID()) }) }
}
