import autocannon from 'autocannon'

/** The caller's own process, so that calling takes no time from the shop; it is told what to call and tells what it saw. */
export interface Load {
  url: string
  connections: number
  /** How many are sent a second in all; as many as are answered where nothing is said. */
  overallRate?: number
  seconds: number
  /** Calls that are not counted: database, shop and caller compile their code as it is used. */
  warmUpSeconds: number
  method: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  body?: string
}

export interface Seen {
  /** Milliseconds of every answer. */
  durations: number[]
  requestsPerSecond: number
  bytesPerAnswer: number
  failed: number
}

process.once('message', async (load: Load) => {
  if (load.warmUpSeconds > 0) await run({ ...load, seconds: load.warmUpSeconds })
  const seen = await run(load)
  process.send?.(seen, () => process.disconnect?.())
})

async function run({ seconds, warmUpSeconds: _, ...load }: Load): Promise<Seen> {
  const durations: number[] = []
  const { duration, errors, non2xx, requests, throughput } = await new Promise<autocannon.Result>(
    (done, fail) => {
      const running = autocannon(
        { ...load, duration: seconds, timeout: 60 },
        (error: Error | null, result) => (error ? fail(error) : done(result)),
      )
      running.on('response', (_client, _status, _bytes, took) => durations.push(took))
    },
  )
  return {
    durations,
    requestsPerSecond: durations.length / duration,
    bytesPerAnswer: throughput.total / Math.max(requests.total, 1),
    failed: errors + non2xx,
  }
}
