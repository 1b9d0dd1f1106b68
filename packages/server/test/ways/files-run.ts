import { Session } from 'node:inspector/promises'

const TIMES = 3
const product = /packages\/((?:server|domain|callouts|erp[a-z-]*)\/src\/.*)$/

/** Files of the product that run in each of three calls; background work does not occur in every one. */
export async function filesRun(act: () => Promise<unknown>): Promise<string[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const runs: string[][] = []
  try {
    while (runs.length < TIMES) runs.push(await once())
  } finally {
    session.disconnect()
  }
  return (runs[0] ?? []).filter((file) => runs.every((run) => run.includes(file)))

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
