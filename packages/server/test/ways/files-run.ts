import { Session } from 'node:inspector/promises'

const TIMES = 3
const product = /packages\/((?:server|domain)\/src\/.*)$/

/** Files of the product in which a function runs each time that something is done: what runs beside it is not there each time. */
export async function filesRun(act: () => Promise<unknown>): Promise<string[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  try {
    const [first, ...others] = [await once(), ...(await timesMore())]
    return first.filter((file) => others.every((other) => other.includes(file))).toSorted()
  } finally {
    session.disconnect()
  }

  async function timesMore() {
    const runs: string[][] = []
    for (let time = 1; time < TIMES; time++) runs.push(await once())
    return runs
  }

  async function once(): Promise<string[]> {
    await session.post('Profiler.takePreciseCoverage')
    await act()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const run = result.filter(({ functions }) =>
      functions.some(({ ranges: [range] }) => (range?.count ?? 0) > 0),
    )
    return run.flatMap(({ url }) => product.exec(url)?.[1] ?? [])
  }
}
